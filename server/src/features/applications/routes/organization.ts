import type { ApplicationFilters } from "@candor/contract/organizations/filters";
import * as contract from "@candor/contract/organizations/routes";
import type { ApplicationList } from "@candor/contract/values";
import { Problem } from "../../../platform/http/problem.ts";
import { type Serving, serve } from "../../../platform/http/serve.ts";
import { idOf } from "../../../platform/ids.ts";
import { noteLooks } from "../../../platform/looks.ts";
import { charityOf } from "../../charities/rules.ts";
import { type MemberScope, memberGate, proGate } from "../../organizations/gate.ts";
import { organizationsOf } from "../../organizations/queries/organizations.ts";
import { ownOrganizationView } from "../../organizations/views/own.ts";
import type { GateParts } from "../../session/gate/parts.ts";
import { signFileToken } from "../../session/rules/tokens.ts";
import type { ApplicationParts } from "../commands/announce.ts";
import { decide } from "../commands/decide.ts";
import { stateAbsenceForOrganization } from "../commands/meetings/absence.ts";
import { cancelMeeting, offerTimes } from "../commands/meetings/offer.ts";
import { open } from "../commands/open.ts";
import { lifeOf } from "../queries/applications.ts";
import { countListed } from "../queries/listing/counts.ts";
import { firstOpenIn } from "../queries/listing/open.ts";
import {
  applicationsByStage,
  applicationsIn,
  type OrganizationApplicationRow,
  type Page,
} from "../queries/listing/page.ts";
import { placeIn } from "../queries/listing/place.ts";
import { type Searched, searched } from "../queries/listing/words.ts";
import { meetingsNow } from "../queries/meetings.ts";
import { detailsForOrganization } from "../queries/organization-applications.ts";
import {
  countOrganizationJobs,
  countWaiting,
  organizationJob,
  organizationJobs,
} from "../queries/organization-jobs.ts";
import { type Owing, owingOf } from "../queries/owed.ts";
import { meetingState } from "../views/meetings/state.ts";
import {
  organizationApplicationDetailsView,
  organizationApplicationView,
} from "../views/organization-application.ts";
import { organizationJobView } from "../views/organization-job.ts";

/** What a list shows without other filters. */
const defaults: Readonly<Record<ApplicationList, ApplicationFilters>> = {
  due: { stage: "waiting" },
  job: {},
};

/** The calls of an organization's members: its postings, the applications to them, and its Pros' answers. */
export function organizationRoutes(serving: Serving, parts: ApplicationParts, gates: GateParts): void {
  const { read } = gates;
  const member = memberGate(gates);
  const pro = proGate(gates);
  const owingNow = (scope: MemberScope) => owingOf(read, scope, parts.clock.now());

  async function list(scope: MemberScope, asked: ApplicationFilters, page: Page, owing: Owing) {
    const filters = await searched(read, scope, asked);
    return shown(scope, filters, await applicationsIn(read, scope, filters, page, owing), owing);
  }

  async function shown(
    scope: MemberScope,
    filters: ApplicationFilters & Searched,
    applications: readonly OrganizationApplicationRow[],
    owing: Owing,
  ) {
    await noteLooks(parts, scope, "list", applications);
    const firstOpen = await firstOpenIn(read, scope, filters, owing, applications);
    return {
      applications: applications.map((row) => organizationApplicationView(row, scope)),
      ...(firstOpen !== undefined && { firstOpen: String(firstOpen) }),
      ...(await countListed(read, scope, filters, owing)),
    };
  }

  serve(serving, contract.listOrganizationJobs, member, async ({ scope, query }) => {
    const owing = await owingNow(scope);
    return {
      jobs: (await organizationJobs(read, scope, owing, query)).map((row) => organizationJobView(row, scope)),
      total: await countOrganizationJobs(read, scope),
      waiting: await countWaiting(read, scope, owing),
      organizations: (await organizationsOf(read, scope)).map(ownOrganizationView),
    };
  });

  serve(serving, contract.listAnswersDue, member, async ({ scope, query }) =>
    list(scope, { ...defaults.due, ...query }, query, await owingNow(scope)),
  );

  serve(serving, contract.listOrganizationApplications, member, async ({ scope, params, query }) => {
    const owing = await owingNow(scope);
    const job = await organizationJob(read, scope, owing, idOf(params.jobId) ?? -1);
    if (!job) throw new Problem("job-not-found");
    const filters = { ...query, job: String(job.id) };
    return { job: organizationJobView(job, scope), ...(await list(scope, filters, query, owing)) };
  });

  serve(serving, contract.readBoard, member, async ({ scope, params, query: { each, ...query } }) => {
    const owing = await owingNow(scope);
    const job = await organizationJob(read, scope, owing, idOf(params.jobId) ?? -1);
    if (!job) throw new Problem("job-not-found");
    const filters = await searched(read, scope, { ...query, job: String(job.id) });
    const applications = await applicationsByStage(read, scope, filters, each, owing);
    return { job: organizationJobView(job, scope), ...(await shown(scope, filters, applications, owing)) };
  });

  serve(serving, contract.readOrganizationApplication, member, ({ scope, params, query }) =>
    detailsFor(parts, gates, scope, params.id, query),
  );

  serve(serving, contract.openOrganizationApplication, member, ({ scope, params }) =>
    open(parts, scope, params.id),
  );

  serve(serving, contract.decideApplication, pro, async ({ scope, params, body }) => {
    await decide(parts, scope, params.id, body);
    return detailsFor(parts, gates, scope, params.id, { list: "job" });
  });

  serve(serving, contract.offerTimes, pro, ({ scope, params, body }) =>
    offerTimes(parts, scope, params.id, body),
  );

  serve(serving, contract.cancelMeeting, pro, ({ scope, params, body }) =>
    cancelMeeting(parts, scope, params.id, body.note),
  );

  serve(serving, contract.stateApplicantAbsence, pro, ({ scope, params, body }) =>
    stateAbsenceForOrganization(parts, scope, params.id, body),
  );
}

async function detailsFor(
  parts: ApplicationParts,
  { read, keys, clock }: GateParts,
  scope: MemberScope,
  id: string,
  { list, ...filters }: ApplicationFilters & { readonly list: ApplicationList },
) {
  const row = await detailsForOrganization(read, scope, idOf(id) ?? -1);
  const within = {
    ...defaults[list],
    ...filters,
    ...(list === "job" && row && { job: String(row.posting_id) }),
  };
  const owing = await owingOf(read, scope, clock.now());
  const place = row && (await placeIn(read, scope, within, row.id, owing));
  if (!place) throw new Problem("not-found");
  await noteLooks(parts, scope, "application", [row]);
  const { accountId, sessionId } = scope;
  const token = await signFileToken(keys, { accountId, sessionId, applicationId: row.id }, clock.now());
  const life = await lifeOf(read, row);
  const meetings = await meetingsNow(read, row, meetingState(life).offeredBy, clock.now());
  const seen = { token, place, meetings, scope };
  return organizationApplicationDetailsView(row, life, charityOf(row.charity_id), seen);
}

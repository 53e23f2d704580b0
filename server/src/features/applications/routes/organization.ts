import * as contract from "@candor/contract/organizations/routes";
import type { ApplicationList } from "@candor/contract/values";
import { Problem } from "../../../platform/http/problem.ts";
import { type Serving, serve } from "../../../platform/http/serve.ts";
import { noteLooks } from "../../../platform/looks.ts";
import { charityOf } from "../../charities/rules.ts";
import { idOf } from "../../jobs/rules/ids.ts";
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
import { meetingsNow } from "../queries/meetings.ts";
import {
  answersDue,
  applicationsTo,
  countApplicationsTo,
  detailsForOrganization,
  placeIn,
} from "../queries/organization-applications.ts";
import {
  countOrganizationJobs,
  countWaiting,
  organizationJob,
  organizationJobs,
} from "../queries/organization-jobs.ts";
import { meetingState } from "../views/meetings/state.ts";
import {
  organizationApplicationDetailsView,
  organizationApplicationView,
} from "../views/organization-application.ts";
import { organizationJobView } from "../views/organization-job.ts";

/** The calls of an organization's members: its postings, the applications to them, and its Pros' answers. */
export function organizationRoutes(serving: Serving, parts: ApplicationParts, gates: GateParts): void {
  const { read } = gates;
  const member = memberGate(gates);
  const pro = proGate(gates);

  serve(serving, contract.listOrganizationJobs, member, async ({ scope, query }) => ({
    jobs: (await organizationJobs(read, scope, query)).map(organizationJobView),
    total: await countOrganizationJobs(read, scope),
    waiting: await countWaiting(read, scope),
    organizations: (await organizationsOf(read, scope)).map(ownOrganizationView),
  }));

  serve(serving, contract.listAnswersDue, member, async ({ scope, query }) => {
    const applications = await answersDue(read, scope, query);
    await noteLooks(parts, scope, "list", applications);
    return {
      applications: applications.map(organizationApplicationView),
      total: await countWaiting(read, scope),
    };
  });

  serve(serving, contract.listOrganizationApplications, member, async ({ scope, params, query }) => {
    const job = await organizationJob(read, scope, idOf(params.jobId) ?? -1);
    if (!job) throw new Problem("job-not-found");
    const applications = await applicationsTo(read, scope, job.id, query);
    await noteLooks(parts, scope, "list", applications);
    return {
      job: organizationJobView(job),
      applications: applications.map(organizationApplicationView),
      total: await countApplicationsTo(read, scope, job.id),
    };
  });

  serve(serving, contract.readOrganizationApplication, member, ({ scope, params, query }) =>
    detailsFor(parts, gates, scope, params.id, query.list),
  );

  serve(serving, contract.openOrganizationApplication, member, ({ scope, params }) =>
    open(parts, scope, params.id),
  );

  serve(serving, contract.decideApplication, pro, async ({ scope, params, body }) => {
    await decide(parts, scope, params.id, body);
    return detailsFor(parts, gates, scope, params.id, "job");
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
  list: ApplicationList,
) {
  const row = await detailsForOrganization(read, scope, idOf(id) ?? -1);
  const place = row && (await placeIn(read, scope, list, row));
  if (!place) throw new Problem("not-found");
  await noteLooks(parts, scope, "application", [row]);
  const { accountId, sessionId } = scope;
  const token = await signFileToken(keys, { accountId, sessionId, applicationId: row.id }, clock.now());
  const life = await lifeOf(read, row);
  const meetings = await meetingsNow(read, row, meetingState(life).offeredBy, clock.now());
  return organizationApplicationDetailsView(row, life, charityOf(row.charity_id), { token, place, meetings });
}

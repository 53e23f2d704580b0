import { startOfWeek } from "@candor/contract/applications/business-days";
import { limits } from "@candor/contract/limits";
import { readDueWeek, readLedger, readPublicOrganization } from "@candor/contract/organizations/routes";
import type { Clock } from "../../platform/clock.ts";
import type { Reader } from "../../platform/database/database.ts";
import { day } from "../../platform/durations.ts";
import { Problem } from "../../platform/http/problem.ts";
import { anyone, type Serving, serve } from "../../platform/http/serve.ts";
import { unseenOrganizations } from "../blocks/queries/hidden.ts";
import { hasPublished } from "../fairness/queries/reports.ts";
import { countOpenPostings, listedPostings, type OpenList, openPostingsOf } from "../jobs/queries.ts";
import { listedDocument } from "../jobs/views/document.ts";
import { organizationBySlug, publicProsOf } from "../organizations/queries/public.ts";
import { standingReply } from "../organizations/queries/reply.ts";
import { withOwn } from "../own-lists/queries/marks.ts";
import type { GateParts } from "../session/gate/parts.ts";
import { sessionOf } from "../session/gate/tokens.ts";
import { answersDue, countedLedgerOf, countOwed } from "./queries.ts";
import { dueWeekView, ledgerFileView, publicOrganizationView } from "./views.ts";

interface LedgerRouteParts {
  readonly database: { readonly read: Reader };
  readonly clock: Clock;
}

/** M-02: the books that anybody can read. */
export function ledgerRoutes(
  serving: Serving,
  { database: { read }, clock }: LedgerRouteParts,
  gates: GateParts,
): void {
  serve(serving, readPublicOrganization, anyone, async ({ params, query, request }) => {
    const organization = await organizationBySlug(read, params.slug);
    if (!organization) throw new Problem("not-found");
    const visitor = await sessionOf(gates, request.headers.authorization);
    const without = visitor ? await unseenOrganizations(read, visitor) : [];
    const list = { organizationId: organization.id, without };
    const { from, agenciesFrom, size } = query;
    return publicOrganizationView(organization, {
      reply: await standingReply(read, organization.id),
      hasBiasReports: await hasPublished(read, organization.id),
      pros: await publicProsOf(read, organization.id, limits.prosShown),
      owed: await countOwed(read, organization.id),
      ...(await pageOf(read, list, { from, size }, visitor)),
      byAgencies: await pageOf(read, { ...list, byAgencies: true }, { from: agenciesFrom, size }, visitor),
    });
  });

  serve(serving, readLedger, anyone, async ({ params }) => {
    const organization = await organizationBySlug(read, params.slug);
    const counted = organization && (await countedLedgerOf(read, organization));
    if (!counted) throw new Problem("not-found");
    return ledgerFileView(organization, counted.events, counted.countedAt);
  });

  serve(serving, readDueWeek, anyone, async () => {
    const monday = startOfWeek(clock.now());
    return dueWeekView(monday, await answersDue(read, monday, monday + 7 * day));
  });
}

/** A page of a list, with what the visitor did with each posting, and how many there are. */
async function pageOf(
  read: Reader,
  list: OpenList,
  page: { readonly from: number; readonly size: number },
  visitor: Awaited<ReturnType<typeof sessionOf>>,
) {
  const ids = await openPostingsOf(read, list, page);
  // PostgreSQL doesn't allow an empty list.
  const listed = ids.length === 0 ? [] : await listedPostings(read, ids);
  const rows = new Map(listed.map((row) => [row.id, row]));
  const jobs = ids.flatMap((id) => rows.get(id) ?? []).map((row) => listedDocument(row));
  return { jobs: await withOwn(read, visitor, jobs), total: await countOpenPostings(read, list) };
}

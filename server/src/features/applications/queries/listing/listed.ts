import { startOfDay } from "@candor/contract/applications/business-days";
import type { ApplicationFilters } from "@candor/contract/organizations/filters";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { day } from "../../../../platform/durations.ts";
import { isShownTo } from "../../../blocks/queries/hidden.ts";
import type { MemberScope } from "../../../organizations/gate.ts";
import { pending } from "../../rules/transitions.ts";
import { isFound, type Searched } from "./words.ts";

type Condition = RawBuilder<SqlBool>;

/** Filters on one column each; for each of them the list's other values are counted. */
export type Facet = Exclude<keyof ApplicationFilters, "words" | "order">;

/** The applications that a member may read and whose texts contain the words, with the columns that filters use. */
export function listed(scope: MemberScope, searched: Searched, now: number) {
  const { organizationIds, accountId } = scope;
  const today = startOfDay(now) + day;
  return sql`
    select application.id, application.posting_id, application.status, application.answer_by, application.created_at,
      case
        when application.status not in (${sql.join(pending)}) then null
        when application.answer_by is null then 'none'
        when application.answer_by < ${today} then 'today'
        when application.answer_by < ${today + 6 * day} then 'week'
        else 'later'
      end as due,
      case
        when assignee.account_id is null then 'nobody'
        when assignee.account_id = ${accountId} then 'me'
        else 'others'
      end as assigned,
      case when exists (
        select 1 from look where look.account_id = application.account_id and look.application_id = application.id
          and look.looker_id = ${accountId} and look.kind = 'application'
      ) then 0 else 1 end as unread,
      sheet.musts, sheet.musts_met, sheet.nice, sheet.nice_met,
      case when sheet.musts > 0 or sheet.nice > 0 then 1 else 0 end as compared
    from application
    left join application_match as sheet on sheet.application_id = application.id
    left join application_assignment as assignment on assignment.application_id = application.id
    left join membership as assignee on assignee.account_id = assignment.account_id
      and assignee.organization_id = application.organization_id
    left join resume on resume.id = application.resume_id
    where application.organization_id in (${sql.join(organizationIds)}) and ${isShownTo(scope)} ${isFound(searched)}`;
}

/** The condition that each filter in use puts on a row of `listed`. */
export function conditionsOf(filters: ApplicationFilters): ReadonlyMap<Facet, Condition> {
  const { job, stage, due, assigned, tag, unread } = filters;
  const conditions = new Map<Facet, Condition>();
  if (job !== undefined) conditions.set("job", sql`listed.posting_id = ${Number(job)}`);
  if (stage === "waiting") conditions.set("stage", sql`listed.status in (${sql.join(pending)})`);
  else if (stage !== undefined && stage !== "all") conditions.set("stage", sql`listed.status = ${stage}`);
  if (due !== undefined) conditions.set("due", sql`listed.due = ${due}`);
  if (assigned !== undefined) conditions.set("assigned", sql`listed.assigned = ${assigned}`);
  if (unread !== undefined) conditions.set("unread", sql`listed.unread = 1`);
  if (tag !== undefined) conditions.set("tag", hasTag(tag));
  return conditions;
}

/** All conditions except those of one filter. */
export function allOf(conditions: ReadonlyMap<Facet, Condition>, except?: Facet): Condition {
  const counting = [...conditions].filter(([facet]) => facet !== except).map(([, condition]) => condition);
  return counting.length === 0 ? sql`1 = 1` : sql`(${sql.join(counting, sql` and `)})`;
}

/** The order of a list: by promised date, or as chosen. The application `current` keeps its place. */
export function orderOf({ order }: Pick<ApplicationFilters, "order">, current?: number) {
  return order === undefined
    ? oldestPromiseFirst(current)
    : sql`${mostMetFirst()}, ${oldestPromiseFirst(current)}`;
}

/**
 * Sorts by the share of requirements met, so that postings compare. Applications that can't be compared come last, not
 * among those that meet nothing: those older than match sheets, and those to postings without requirements.
 */
function mostMetFirst() {
  const share = (met: string, of: string) =>
    sql`coalesce(${sql.ref(met)} * 1.0 / nullif(${sql.ref(of)}, 0), 0)`;
  return sql`listed.compared desc, ${share("listed.musts_met", "listed.musts")} desc,
    ${share("listed.nice_met", "listed.nice")} desc`;
}

/** The application `current` keeps its place after it was answered. */
function oldestPromiseFirst(current = -1) {
  const isPending = sql`listed.status in (${sql.join(pending)}) or listed.id = ${current}`;
  return sql`case when ${isPending} then 0 else 1 end, case when listed.answer_by is null then 1 else 0 end,
    listed.answer_by, listed.created_at, listed.id`;
}

function hasTag(tag: string): Condition {
  return sql`exists (select 1 from application_tag
    where application_tag.application_id = listed.id and application_tag.tag = ${tag})`;
}

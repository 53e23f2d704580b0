import { startOfDay } from "@candor/contract/applications/business-days";
import type { ApplicationFilters } from "@candor/contract/organizations/filters";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { day } from "../../../../platform/durations.ts";
import { isShownTo } from "../../../blocks/queries/hidden.ts";
import type { MemberScope } from "../../../organizations/gate.ts";
import { type Owing, owedIn } from "../owed.ts";
import { isFound, type Searched } from "./words.ts";

type Condition = RawBuilder<SqlBool>;

/** Filters on one column each; for each of them the list's other values are counted. */
export type Facet = Exclude<keyof ApplicationFilters, "words" | "order">;

/** The applications that a member may read and whose texts contain the words, with the columns that filters use. */
export function listed(scope: MemberScope, searched: Searched, owing: Owing) {
  const { organizationIds, accountId } = scope;
  const today = startOfDay(owing.now) + day;
  const owed = owedIn(owing);
  return sql`
    select application.id, application.posting_id, application.organization_id, application.status,
      application.answer_by, application.created_at, ${owed.by} as owed_by,
      case when ${owed.waits} then 1 else 0 end as waits,
      case
        when ${owed.by} < ${today} then 'today'
        when ${owed.by} < ${today + 6 * day} then 'week'
        when ${owed.by} is not null then 'later'
        when ${owed.waits} then 'none'
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
    ${owed.join}
    where application.organization_id in (${sql.join(organizationIds)}) and ${isShownTo(scope)} ${isFound(searched)}`;
}

/** The condition that each filter in use puts on a row of `listed`. */
export function conditionsOf(filters: ApplicationFilters): ReadonlyMap<Facet, Condition> {
  const { job, stage, due, assigned, tag, unread } = filters;
  const conditions = new Map<Facet, Condition>();
  if (job !== undefined) conditions.set("job", sql`listed.posting_id = ${Number(job)}`);
  if (stage === "waiting") conditions.set("stage", sql`listed.waits = 1`);
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

/** The order of a list: by what is due first, or as chosen. The application `current` keeps its place. */
export function orderOf({ order }: Pick<ApplicationFilters, "order">, current?: number) {
  return order === undefined ? firstDueFirst(current) : sql`${mostMetFirst()}, ${firstDueFirst(current)}`;
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
function firstDueFirst(current = -1) {
  const isOpen = sql`listed.waits = 1 or listed.owed_by is not null or listed.id = ${current}`;
  const date = sql`coalesce(listed.owed_by, listed.answer_by)`;
  return sql`case when ${isOpen} then 0 else 1 end, case when ${date} is null then 1 else 0 end,
    ${date}, listed.created_at, listed.id`;
}

function hasTag(tag: string): Condition {
  return sql`exists (select 1 from application_tag
    where application_tag.application_id = listed.id and application_tag.tag = ${tag})`;
}

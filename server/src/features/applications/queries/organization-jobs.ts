import { sql } from "kysely";
import { countRows } from "../../../platform/database/count-rows.ts";
import type { Reader } from "../../../platform/database/database.ts";
import { isShownTo } from "../../blocks/queries/hidden.ts";
import type { MemberScope } from "../../organizations/gate.ts";
import { pending } from "../rules/transitions.ts";
import { type Owing, owedIn } from "./owed.ts";

export type OrganizationJobRow = Awaited<ReturnType<typeof organizationJobs>>[number];

/**
 * The Pro's postings: those with the earliest due answer first, then newest first. The order is found from indexes
 * alone, because rows hold whole postings and an organization may have 50,000.
 */
export async function organizationJobs(
  read: Reader,
  scope: MemberScope,
  owing: Owing,
  page: { readonly from: number; readonly size: number },
) {
  const ids = await idsInOrder(read, scope, owing, page);
  if (ids.length === 0) return [];
  const rows = new Map((await jobs(read, scope, owing, ids).execute()).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

async function idsInOrder(
  read: Reader,
  scope: MemberScope,
  owing: Owing,
  page: { readonly from: number; readonly size: number },
): Promise<number[]> {
  const rows = await read
    .selectFrom("posting")
    .leftJoin(dueOf(scope, owing).as("due"), (join) => join.onRef("due.posting_id", "=", "posting.id"))
    .select("posting.id")
    .where("posting.organization_id", "in", scope.organizationIds)
    .orderBy((e) => e.case().when("due.next_answer_by", "is", null).then(1).else(0).end())
    .orderBy("due.next_answer_by")
    .orderBy((e) => e.case().when("posting.status", "=", "open").then(0).else(1).end())
    .orderBy("posting.first_seen_at", "desc")
    .orderBy("posting.id", "desc")
    .offset(page.from)
    .limit(page.size)
    .execute();
  return rows.map(({ id }) => id);
}

/** Undefined unless it is one of the Pro's postings. */
export async function organizationJob(read: Reader, scope: MemberScope, owing: Owing, id: number) {
  return jobs(read, scope, owing, [id]).executeTakeFirst();
}

export async function countOrganizationJobs(read: Reader, { organizationIds }: MemberScope): Promise<number> {
  return countRows(read.selectFrom("posting").where("organization_id", "in", organizationIds));
}

/** How many answers, and decisions that are due now, the Pro's organizations owe. */
export async function countWaiting(read: Reader, scope: MemberScope, owing: Owing): Promise<number> {
  const { join, waits } = owedIn(owing);
  const { rows } = await sql<{ readonly count: number }>`
    select count(*) as count from application ${join}
    where application.organization_id in (${sql.join(scope.organizationIds)})
      and ${waits} and ${isShownTo(scope)}`.execute(read);
  return rows[0]?.count ?? 0;
}

interface Due {
  readonly posting_id: number;
  readonly applications: number;
  readonly waiting: number;
  readonly next_answer_by: number | null;
}

/** What each posting owes; `only` limits it to these postings. */
function dueOf(scope: MemberScope, owing: Owing, only?: readonly number[]) {
  const { join, at, waits } = owedIn(owing);
  return sql<Due>`(
    select application.posting_id, count(*) as applications, count(*) filter (where ${waits}) as waiting,
      min(${at}) filter (where ${waits}) as next_answer_by
    from application ${join}
    where application.organization_id in (${sql.join(scope.organizationIds)}) and ${isShownTo(scope)}
      ${only ? sql`and application.posting_id in (${sql.join(only)})` : sql``}
    group by application.posting_id)`;
}

/** These postings, in no particular order, with the answers they owe. */
function jobs(read: Reader, scope: MemberScope, owing: Owing, only: readonly number[]) {
  const { organizationIds } = scope;
  const due = dueOf(scope, owing, only);
  return read
    .selectFrom("posting")
    .innerJoin("organization", "organization.id", "posting.organization_id")
    .leftJoin(due.as("due"), (join) => join.onRef("due.posting_id", "=", "posting.id"))
    .select(["posting.id", "posting.title", "posting.status", "posting.life", "posting.places_json"])
    .select([
      "posting.first_seen_at",
      "posting.posted_at",
      "posting.organization_id",
      "organization.name as organization_name",
    ])
    .select(["due.applications", "due.waiting", "due.next_answer_by"])
    .select((e) =>
      e
        .selectFrom("application")
        .select((of) => of.fn.min("created_at").as("sent"))
        .whereRef("application.posting_id", "=", "posting.id")
        .whereRef("application.answer_by", "=", "due.next_answer_by")
        .where("application.status", "in", pending)
        .where(isShownTo(scope))
        .as("next_sent"),
    )
    .where("posting.organization_id", "in", organizationIds)
    .where("posting.id", "in", only);
}

import { countRows } from "../../../platform/database/count-rows.ts";
import type { Reader } from "../../../platform/database/database.ts";
import { isShownTo } from "../../blocks/queries/hidden.ts";
import type { MemberScope } from "../../organizations/gate.ts";
import { pending } from "../rules/transitions.ts";

export type OrganizationJobRow = Awaited<ReturnType<typeof organizationJobs>>[number];

/**
 * The Pro's postings: those with the earliest due answer first, then newest first. The order is found from indexes
 * alone, because rows hold whole postings and an organization may have 50,000.
 */
export async function organizationJobs(
  read: Reader,
  scope: MemberScope,
  page: { readonly from: number; readonly size: number },
) {
  const ids = await idsInOrder(read, scope, page);
  if (ids.length === 0) return [];
  const rows = new Map((await jobs(read, scope, ids).execute()).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

async function idsInOrder(
  read: Reader,
  scope: MemberScope,
  page: { readonly from: number; readonly size: number },
): Promise<number[]> {
  const rows = await read
    .selectFrom("posting")
    .leftJoin(dueOf(read, scope).as("due"), (join) => join.onRef("due.posting_id", "=", "posting.id"))
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
export async function organizationJob(read: Reader, scope: MemberScope, id: number) {
  return jobs(read, scope, [id]).executeTakeFirst();
}

export async function countOrganizationJobs(read: Reader, { organizationIds }: MemberScope): Promise<number> {
  return countRows(read.selectFrom("posting").where("organization_id", "in", organizationIds));
}

/** How many answers the Pro's organizations owe. */
export async function countWaiting(read: Reader, scope: MemberScope): Promise<number> {
  return countRows(
    read
      .selectFrom("application")
      .where("organization_id", "in", scope.organizationIds)
      .where("status", "in", pending)
      .where(isShownTo(scope)),
  );
}

/** The answers that each posting owes; `only` limits it to these postings. */
function dueOf(read: Reader, scope: MemberScope, only?: readonly number[]) {
  return read
    .selectFrom("application")
    .select(["posting_id", (e) => e.fn.countAll<number>().as("applications")])
    .select((e) => e.fn.countAll<number>().filterWhere("status", "in", pending).as("waiting"))
    .select((e) => e.fn.min("answer_by").filterWhere("status", "in", pending).as("next_answer_by"))
    .where("organization_id", "in", scope.organizationIds)
    .where(isShownTo(scope))
    .$if(only !== undefined, (query) => query.where("posting_id", "in", only as readonly number[]))
    .groupBy("posting_id");
}

/** These postings, in no particular order, with the answers they owe. */
function jobs(read: Reader, scope: MemberScope, only: readonly number[]) {
  const { organizationIds } = scope;
  const due = dueOf(read, scope, only);
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

import type { Reader } from "../../platform/database/database.ts";
import type { ProScope } from "./gate.ts";

/** For which this person answers as a Pro, by name. */
export async function organizationsOf(read: Reader, accountId: number) {
  return read
    .selectFrom("pro")
    .innerJoin("organization", "organization.id", "pro.organization_id")
    .select(["organization.id", "organization.name", "organization.responsiveness_json"])
    .distinct()
    .where("pro.account_id", "=", accountId)
    .orderBy("organization.name")
    .execute();
}

export type HostedJobRow = Awaited<ReturnType<typeof hostedJobs>>[number];

/** Postings of the organizations: those with the oldest answer due first, then the newest. */
export async function hostedJobs(
  read: Reader,
  { organizationIds }: ProScope,
  page: { readonly from: number; readonly size: number },
) {
  return jobs(read)
    .where("posting.organization_id", "in", organizationIds)
    .orderBy((e) => e.case().when("due.next_answer_by", "is", null).then(1).else(0).end())
    .orderBy("due.next_answer_by")
    .orderBy((e) => e.case().when("posting.status", "=", "open").then(0).else(1).end())
    .orderBy("posting.first_seen_at", "desc")
    .orderBy("posting.id", "desc")
    .offset(page.from)
    .limit(page.size)
    .execute();
}

/** One of them; any other is not there. */
export async function hostedJob(read: Reader, { organizationIds }: ProScope, id: number) {
  return jobs(read)
    .where("posting.id", "=", id)
    .where("posting.organization_id", "in", organizationIds)
    .executeTakeFirst();
}

export async function countHostedJobs(read: Reader, { organizationIds }: ProScope): Promise<number> {
  const { count } = await read
    .selectFrom("posting")
    .select((e) => e.fn.countAll<number>().as("count"))
    .where("organization_id", "in", organizationIds)
    .executeTakeFirstOrThrow();
  return count;
}

/** Answers that the organizations owe. */
export async function countWaiting(read: Reader, { organizationIds }: ProScope): Promise<number> {
  const { count } = await read
    .selectFrom("application")
    .select((e) => e.fn.countAll<number>().as("count"))
    .where("organization_id", "in", organizationIds)
    .where("status", "in", ["submitted", "viewed"])
    .executeTakeFirstOrThrow();
  return count;
}

function jobs(read: Reader) {
  return read
    .selectFrom("posting")
    .innerJoin("organization", "organization.id", "posting.organization_id")
    .leftJoin(
      (from) =>
        from
          .selectFrom("application")
          .select(["posting_id", (e) => e.fn.countAll<number>().as("applications")])
          .select((e) =>
            e.fn.countAll<number>().filterWhere("status", "in", ["submitted", "viewed"]).as("waiting"),
          )
          .select((e) =>
            e.fn.min("answer_by").filterWhere("status", "in", ["submitted", "viewed"]).as("next_answer_by"),
          )
          .groupBy("posting_id")
          .as("due"),
      (join) => join.onRef("due.posting_id", "=", "posting.id"),
    )
    .select(["posting.id", "posting.title", "posting.status", "posting.first_seen_at"])
    .select(["posting.posted_at", "posting.organization_id", "organization.name as organization_name"])
    .select(["due.applications", "due.waiting", "due.next_answer_by"]);
}

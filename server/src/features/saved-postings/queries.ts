import type { Reader } from "../../platform/database/database.ts";

export type SavedRow = Awaited<ReturnType<typeof savedOf>>[number];

/** An account's saved postings, the latest first. */
export async function savedOf(read: Reader, accountId: number) {
  return read
    .selectFrom("saved_posting")
    .innerJoin("posting", "posting.id", "saved_posting.posting_id")
    .select(["saved_posting.posting_id", "saved_posting.saved_at"])
    .select(["posting.status", "posting.life", "posting.closes_at", "posting.closed_at"])
    .select("posting.changed_at")
    .where("saved_posting.account_id", "=", accountId)
    .orderBy("saved_posting.saved_at", "desc")
    .orderBy("saved_posting.posting_id", "desc")
    .execute();
}

/** Their numbers alone, in the same order. */
export async function savedIdsOf(read: Reader, accountId: number): Promise<number[]> {
  const rows = await read
    .selectFrom("saved_posting")
    .select("posting_id")
    .where("account_id", "=", accountId)
    .orderBy("saved_at", "desc")
    .orderBy("posting_id", "desc")
    .execute();
  return rows.map(({ posting_id: id }) => id);
}

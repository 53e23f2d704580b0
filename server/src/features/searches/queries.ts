import type { Reader } from "../../platform/database/database.ts";

export type KeptSearchRow = Awaited<ReturnType<typeof searchesOf>>[number];

/** An account's searches, newest first. */
export async function searchesOf(read: Reader, accountId: number) {
  return read
    .selectFrom("kept_search")
    .select(["id", "criteria_json", "favorite", "used_at"])
    .where("account_id", "=", accountId)
    .orderBy("used_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

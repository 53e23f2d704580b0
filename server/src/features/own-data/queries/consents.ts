import type { Reader } from "../../../platform/database/database.ts";

export type ConsentRow = Awaited<ReturnType<typeof consentsOf>>[number];

/** What an account agreed to, newest first. */
export async function consentsOf(read: Reader, { accountId }: { readonly accountId: number }, most: number) {
  return read
    .selectFrom("consent")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("given_at", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .execute();
}

import type { Reader } from "../../../platform/database/database.ts";

/** The operator's people, who get mail. */
export async function administrators(read: Reader) {
  return read
    .selectFrom("account")
    .select(["id as accountId", "email"])
    .where("administrator", "=", 1)
    .orderBy("id")
    .execute();
}

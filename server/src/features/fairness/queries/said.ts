import type { Reader } from "../../../platform/database/database.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";

/** What the caller said about themselves. */
export async function saidByOwner(read: Reader, { accountId }: SessionScope) {
  return read
    .selectFrom("self_identification")
    .select(["sex", "ethnicity", "disability"])
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

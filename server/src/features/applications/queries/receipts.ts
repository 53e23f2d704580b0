import type { Reader } from "../../../platform/database/database.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";

/** The signed receipts of one's own application, newest first; undefined if it isn't theirs. */
export async function receiptsOf(read: Reader, { accountId }: SessionScope, applicationId: number) {
  const own = await read
    .selectFrom("application")
    .select("id")
    .where("id", "=", applicationId)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  if (!own) return undefined;
  return read
    .selectFrom("application_receipt")
    .select(["text", "issued_at"])
    .where("application_id", "=", applicationId)
    .orderBy("id", "desc")
    .execute();
}

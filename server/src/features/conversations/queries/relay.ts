import type { Reader } from "../../../platform/database/database.ts";

/** Whose address it is, and the application it is about. */
export async function relayOf(read: Reader, token: string) {
  return read
    .selectFrom("relay_address")
    .innerJoin("account", "account.id", "relay_address.account_id")
    .select(["relay_address.application_id as applicationId", "relay_address.told_at as toldAt"])
    .select(["account.id as accountId", "account.email"])
    .where("relay_address.token", "=", token)
    .executeTakeFirst();
}

import type { Reader, Writer } from "../../../platform/database/database.ts";
import type { SessionScope } from "../gate/scopes.ts";

/** An account's passkeys, in the order in which they were added. */
export async function passkeysOf(read: Reader | Writer, { accountId }: SessionScope) {
  return read.selectFrom("passkey").selectAll().where("account_id", "=", accountId).orderBy("id").execute();
}

/** The passkey, with the account that it signs in to. */
export async function passkeyByCredential(read: Reader, credentialId: string) {
  return read
    .selectFrom("passkey")
    .innerJoin("account", "account.id", "passkey.account_id")
    .select(["passkey.id", "account_id as accountId", "email", "public_key as publicKey", "counter"])
    .where("credential_id", "=", credentialId)
    .executeTakeFirst();
}

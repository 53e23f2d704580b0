import type { Reader, Writer } from "../../../platform/database/database.ts";
import type { SessionScope } from "../gate/scopes.ts";

export async function identitiesOf(read: Reader, { accountId }: SessionScope) {
  return read
    .selectFrom("social_identity")
    .select(["id", "provider", "linked_at"])
    .where("account_id", "=", accountId)
    .orderBy("id")
    .execute();
}

/** The account that a provider's identity signs in to. */
export async function accountOfIdentity(
  read: Reader | Writer,
  { issuer, subject }: { readonly issuer: string; readonly subject: string },
) {
  return read
    .selectFrom("social_identity")
    .innerJoin("account", "account.id", "social_identity.account_id")
    .select(["account.id as accountId", "account.email"])
    .where("social_identity.issuer", "=", issuer)
    .where("social_identity.subject", "=", subject)
    .executeTakeFirst();
}

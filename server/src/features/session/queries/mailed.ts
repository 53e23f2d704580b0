import type { Reader, Writer } from "../../../platform/database/database.ts";
import { codeSecret } from "../rules/codes.ts";
import { isPreferencesToken, type NamedLink, namedLink } from "../rules/preferences-link.ts";
import type { Keyring } from "../rules/tokens.ts";

export async function emailChangeById(read: Reader, id: number) {
  return read.selectFrom("email_change").selectAll().where("id", "=", id).executeTakeFirst();
}

/** What an administrator did to an account. */
export async function actById(read: Reader, id: number) {
  return read
    .selectFrom("administrator_act")
    .select(["kind", "acted_at"])
    .where("id", "=", id)
    .executeTakeFirst();
}

export async function linkById(read: Reader, id: number) {
  return read.selectFrom("login_link").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The account whose preferences a mail's link opens, and the mail's kind; undefined unless the link is valid. */
export async function ownerOfPreferencesLink(
  read: Reader | Writer,
  { token, keys, now }: { readonly token: string; readonly keys: Keyring; readonly now: number },
): Promise<(NamedLink & { readonly email: string }) | undefined> {
  const link = namedLink(token);
  if (!link || link.expiresAt <= now) return undefined;
  const account = await read
    .selectFrom("account")
    .select("email")
    .where("id", "=", link.accountId)
    .executeTakeFirst();
  const isGood = account && isPreferencesToken(codeSecret(keys), token, account.email);
  return isGood ? { ...link, ...account } : undefined;
}

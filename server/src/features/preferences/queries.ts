import type { PreferenceKind } from "@candor/contract/values";
import type { Reader, Writer } from "../../platform/database/database.ts";
import { codeSecret } from "../session/rules/codes.ts";
import type { Keyring } from "../session/rules/tokens.ts";
import { isPreferencesToken, type NamedLink, namedLink } from "./rules.ts";

export type PreferenceRow = Awaited<ReturnType<typeof preferencesOf>>[number];

/** What somebody chose; what they never did is wanted. */
export async function preferencesOf(read: Reader | Writer, accountId: number) {
  return read
    .selectFrom("preference")
    .select(["kind", "channel", "wanted"])
    .where("account_id", "=", accountId)
    .execute();
}

/** E-23: whether an account is mailed about a matter. */
export async function isWanted(
  read: Reader | Writer,
  accountId: number,
  kind: PreferenceKind,
): Promise<boolean> {
  return !(await preferencesOf(read, accountId)).some((row) => row.kind === kind && row.wanted === 0);
}

/** Whose preferences the link of a mail opens, and the kind of that mail; undefined for any text but a living link. */
export async function ownerOfLink(
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

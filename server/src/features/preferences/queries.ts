import { limits } from "@candor/contract/limits";
import type { PreferenceKind } from "@candor/contract/values";
import type { Clock } from "../../platform/clock.ts";
import type { Reader, Writer } from "../../platform/database/database.ts";
import { day } from "../../platform/durations.ts";
import type { Choosing } from "../../platform/mail/letter.ts";
import type { PreferencesScope } from "../session/gate/scopes.ts";
import { codeSecret } from "../session/rules/codes.ts";
import { preferencesToken } from "../session/rules/preferences-link.ts";
import type { Keyring } from "../session/rules/tokens.ts";
import { choosingOf } from "./rules.ts";

export type PreferenceRow = Awaited<ReturnType<typeof preferencesOf>>[number];

/** What somebody chose; a mail without a choice is wanted. */
export async function preferencesOf(read: Reader | Writer, { accountId }: PreferencesScope | Recipient) {
  return read
    .selectFrom("preference")
    .select(["kind", "channel", "wanted"])
    .where("account_id", "=", accountId)
    .execute();
}

/** An account that the software is about to mail. */
export interface Recipient {
  readonly accountId: number;
}

/** E-23: of these accounts, those that want no mails of this kind. */
export async function refusersAmong(
  read: Reader | Writer,
  accountIds: readonly number[],
  kind: PreferenceKind,
): Promise<Set<number>> {
  if (accountIds.length === 0) return new Set();
  const rows = await read
    .selectFrom("preference")
    .select("account_id")
    .where("account_id", "in", accountIds)
    .where("channel", "=", "email")
    .where("kind", "=", kind)
    .where("wanted", "=", 0)
    .execute();
  return new Set(rows.map(({ account_id: id }) => id));
}

/** E-23: whether an account wants mails of this kind. */
export async function isWanted(
  read: Reader | Writer,
  recipient: Recipient,
  kind: PreferenceKind,
): Promise<boolean> {
  return !(await preferencesOf(read, recipient)).some((row) => row.kind === kind && row.wanted === 0);
}

interface ChoosingParts {
  readonly database: { readonly read: Reader };
  readonly clock: Clock;
  /** Signs the links in mails. */
  readonly keys: Keyring;
  /** The base of links, without a trailing slash. */
  readonly publicUrl: () => string;
}

/**
 * E-23: the links with which the reader of an optional mail turns such mails off; undefined if they have already.
 * `reason` is different for each mail.
 */
export async function choosingFor(
  parts: ChoosingParts,
  recipient: Recipient & { readonly email: string },
  kind: PreferenceKind,
  reason: string,
): Promise<Choosing | undefined> {
  if (!(await isWanted(parts.database.read, recipient, kind))) return undefined;
  const expiresAt = parts.clock.now() + limits.preferencesLinkDays * day;
  const { accountId, email } = recipient;
  const link = { accountId, email, kind, reason, expiresAt };
  return choosingOf(parts.publicUrl(), preferencesToken(codeSecret(parts.keys), link), { accountId, kind });
}

import type { PreferenceChannel, PreferenceKind } from "@candor/contract/values";
import type { Reader, Writer } from "../../../platform/database/database.ts";
import type { PreferencesScope } from "../../session/gate/scopes.ts";
import { isChosen } from "../rules/chosen.ts";
import { isReachable } from "../rules/resting.ts";

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

/** E-23: which of these accounts want no messages of this kind: neither mails nor texts nor notifications. */
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
  const refusing = new Set(rows.map(({ account_id: id }) => id));
  for (const id of await toldOtherwise(read, [...refusing], kind)) refusing.delete(id);
  return refusing;
}

async function toldOtherwise(
  read: Reader | Writer,
  accountIds: readonly number[],
  kind: PreferenceKind,
): Promise<number[]> {
  if (accountIds.length === 0) return [];
  const rows = await read
    .selectFrom("preference")
    .select("account_id")
    .where("account_id", "in", accountIds)
    .where("channel", "in", ["sms", "push"])
    .where("kind", "=", kind)
    .where("wanted", "=", 1)
    .execute();
  return rows.map(({ account_id: id }) => id);
}

/** E-23: whether an account wants messages of this kind on this channel, at this address or number. */
export async function isWanted(
  read: Reader | Writer,
  recipient: Recipient & { readonly addressHash: string; readonly channel: PreferenceChannel },
  kind: PreferenceKind,
): Promise<boolean> {
  const { channel } = recipient;
  const chosen = await preferencesOf(read, recipient);
  return isChosen(chosen, { kind, channel }) && !(await isStopped(read, { ...recipient, kind }));
}

/** M-31: whether an off switch stopped mails of this kind for an address. */
export async function isStopped(
  read: Reader | Writer,
  { addressHash, kind }: { readonly addressHash: string; readonly kind: PreferenceKind },
): Promise<boolean> {
  return (await stoppedBy(read, addressHash)).includes(kind);
}

/** The kinds of mail that an address has stopped. */
export async function stoppedBy(read: Reader | Writer, addressHash: string): Promise<PreferenceKind[]> {
  const rows = await read
    .selectFrom("stopped_mail")
    .select("kind")
    .where("address_hash", "=", addressHash)
    .execute();
  return rows.map(({ kind }) => kind);
}

/** M-31: the record of an address that gets no optional mails because mails to it came back. */
export async function restingAddress(read: Reader | Writer, addressHash: string, now: number) {
  const known = await read
    .selectFrom("bounced_address")
    .select(["last_at", "rests_until"])
    .where("address_hash", "=", addressHash)
    .executeTakeFirst();
  return isReachable(known, now) ? undefined : known;
}

/** The most changes shown. */
const mostChanges = 50;

/** E-23: how somebody's choices came about, newest first. */
export async function changesOf(read: Reader, { accountId }: PreferencesScope) {
  return read
    .selectFrom("preference_change")
    .select(["channel", "kind", "wanted", "by", "changed_at"])
    .where("account_id", "=", accountId)
    .orderBy("id", "desc")
    .limit(mostChanges)
    .execute();
}

/** Whether somebody gets news about applications once a day. */
export async function readsDigest(read: Reader | Writer, { accountId }: Recipient): Promise<boolean> {
  const row = await read
    .selectFrom("digest_reader")
    .select("account_id")
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row !== undefined;
}

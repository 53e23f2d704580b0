import type { PreferenceKind } from "@candor/contract/values";
import type { Writer } from "../../../platform/database/database.ts";
import type { ChangedBy } from "../../../platform/database/tables/preferences.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { ownerOfPreferencesLink } from "../../session/queries/mailed.ts";
import type { MailedList } from "../gate.ts";
import { addressHash } from "../rules/off-token.ts";
import { type PreferencesParts, put } from "./put.ts";

/**
 * M-31: stops a kind of mail for an address, or takes that back, with one request and no session. It works even after
 * the account is gone: the stop belongs to the address. An account that has the address shows it as its choice.
 */
export async function switchList(
  parts: PreferencesParts,
  list: MailedList,
  { on, by = "link" }: { readonly on: boolean; readonly by?: ChangedBy },
): Promise<void> {
  const { kind, addressHash: hash, accountId } = list;
  const { database, clock, keys } = parts;
  await database.write(async (writer) => {
    if (on) await takeBack(writer, { addressHash: hash, kinds: [kind] });
    else await stop(writer, { addressHash: hash, kind, now: clock.now() });
    const owner = await writer
      .selectFrom("account")
      .select("email")
      .where("id", "=", accountId)
      .executeTakeFirst();
    if (!owner || addressHash(keys, owner.email) !== hash) return;
    await put(parts, writer, { accountId, preferences: [{ kind, channel: "email", wanted: on }], by });
  });
}

/**
 * The call in earlier mails. Their links prove account and address, and stop mails even after they open nothing else.
 */
export async function unsubscribe(parts: PreferencesParts, token: string): Promise<void> {
  const { keys, database, clock } = parts;
  const owner = await ownerOfPreferencesLink(database.read, { token, keys, now: -Infinity });
  if (!owner) throw new Problem("link-expired");
  const { accountId, kind, email } = owner;
  await database.write(async (writer) => {
    await stop(writer, { addressHash: addressHash(keys, email), kind, now: clock.now() });
    const preferences = [{ kind, channel: "email", wanted: false }] as const;
    await put(parts, writer, { accountId, preferences, by: "link" });
  });
}

export async function takeBack(
  writer: Writer,
  { addressHash: hash, kinds }: { readonly addressHash: string; readonly kinds: readonly PreferenceKind[] },
): Promise<void> {
  if (kinds.length === 0) return;
  await writer
    .deleteFrom("stopped_mail")
    .where("address_hash", "=", hash)
    .where("kind", "in", kinds)
    .execute();
}

interface Stop {
  readonly addressHash: string;
  readonly kind: PreferenceKind;
  readonly now: number;
}

export async function stop(writer: Writer, { addressHash: hash, kind, now }: Stop): Promise<void> {
  await writer
    .insertInto("stopped_mail")
    .values({ address_hash: hash, kind, stopped_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

import { type PreferenceKind, preferenceKinds } from "@candor/contract/values";
import type { Writer } from "../../../../platform/database/database.ts";
import { preferencesOf, stoppedBy } from "../../queries/preferences.ts";
import { numberOf } from "../../queries/sms.ts";
import { isChosen } from "../../rules/chosen.ts";
import { addressHash } from "../../rules/off-token.ts";
import { announceChoice, noteChange, type PreferencesParts } from "../put.ts";
import { stop, takeBack } from "../switch.ts";
import { noteConsent, withdrawConsent } from "./withdraw.ts";

/** Who texted us. */
export interface Phone {
  readonly number: string;
  readonly hash: string;
  /** Their words. */
  readonly said: string;
  readonly owner: { readonly accountId: number; readonly email: string } | undefined;
  readonly isStopped: boolean;
}

/** The stop belongs to the number: it outlives the account, as an address's does. */
export async function stopTexts(
  parts: PreferencesParts,
  writer: Writer,
  { hash, owner }: Pick<Phone, "hash" | "owner">,
): Promise<void> {
  const now = parts.clock.now();
  for (const kind of preferenceKinds) await stop(writer, { addressHash: hash, kind, now });
  if (!owner) return;
  await withdrawConsent(writer, { accountId: owner.accountId, now });
  await noteSwitched(parts, writer, { accountId: owner.accountId, wanted: false });
}

/** What was chosen before the stop applies again. The word START is the new consent. */
export async function startTexts(
  parts: PreferencesParts,
  writer: Writer,
  { hash, owner, number, said }: Phone,
): Promise<void> {
  await takeBack(writer, { addressHash: hash, kinds: preferenceKinds });
  if (!owner) return;
  const consent = { account_id: owner.accountId, number, wording: said, given_at: parts.clock.now() };
  await noteConsent(writer, consent);
  await noteSwitched(parts, writer, { accountId: owner.accountId, wanted: true });
}

/** 47 CFR 64.1200(a)(10): asking by text for everything to end ends optional mails too. Resolves to whether any did. */
export async function stopMails(
  parts: PreferencesParts,
  writer: Writer,
  { owner }: Pick<Phone, "owner">,
): Promise<boolean> {
  if (!owner) return false;
  const now = parts.clock.now();
  const hash = addressHash(parts.keys, owner.email);
  const stopped = await stoppedBy(writer, hash);
  const chosen = await preferencesOf(writer, owner);
  const isOn = (kind: PreferenceKind) =>
    isChosen(chosen, { kind, channel: "email" }) && !stopped.includes(kind);
  const ending = preferenceKinds.filter(isOn);
  for (const kind of ending) {
    await stop(writer, { addressHash: hash, kind, now });
    await noteChange(writer, {
      accountId: owner.accountId,
      kind,
      channel: "email",
      wanted: false,
      by: "sms",
      now,
    });
  }
  if (ending.length > 0) await announceChoice(parts, writer, owner);
  return ending.length > 0;
}

/** An entry, visible to the person, for each kind that the phone got. */
async function noteSwitched(
  parts: PreferencesParts,
  writer: Writer,
  { accountId, wanted }: { readonly accountId: number; readonly wanted: boolean },
): Promise<void> {
  const row = await numberOf(writer, { accountId });
  const chosen = row ? await preferencesOf(writer, { accountId }) : [];
  const kinds = preferenceKinds.filter((kind) => isChosen(chosen, { kind, channel: "sms" }));
  const now = parts.clock.now();
  for (const kind of kinds)
    await noteChange(writer, { accountId, kind, channel: "sms", wanted, by: "sms", now });
  await announceChoice(parts, writer, { accountId });
}

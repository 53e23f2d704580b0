import { type MessageKey, message } from "@candor/contract/messages/message";
import type { Preference } from "@candor/contract/preferences/shapes";
import { giveConsent, takeConsentBack } from "../../../platform/consents.ts";
import type { Writer } from "../../../platform/database/database.ts";
import type { ChangedBy } from "../../../platform/database/tables/preferences.ts";
import type { ChangeParts } from "../../../platform/events/change-parts.ts";
import type { Announcement } from "../../../platform/events/log.ts";
import type { Keyring } from "../../session/rules/tokens.ts";
import type { PreferenceEvent } from "../events.ts";
import { preferencesOf } from "../queries/preferences.ts";
import { isChosen } from "../rules/chosen.ts";

export interface PreferencesParts extends ChangeParts {
  readonly keys: Keyring;
}

interface Choice {
  readonly accountId: number;
  readonly preferences: readonly Preference[];
  readonly by: ChangedBy;
  readonly acting?: Pick<Announcement, "actorId" | "impersonatorId"> | undefined;
}

/** Saves what somebody chose, with an entry for each change that they can see. */
export async function put(
  parts: PreferencesParts,
  writer: Writer,
  { accountId, preferences, by, acting }: Choice,
): Promise<void> {
  const now = parts.clock.now();
  const known = await preferencesOf(writer, { accountId });
  for (const preference of preferences) {
    if (isChosen(known, preference) === preference.wanted) continue;
    await putOne(writer, accountId, preference, now);
    await noteChange(writer, { ...preference, accountId, by, now });
    // Text messages have their own record of consent, with the number and the wording.
    if (preference.channel === "email") await noteConsent(writer, { ...preference, accountId, by, now });
  }
  await announceChoice(parts, writer, { accountId, acting });
}

interface Change extends Preference, Pick<Choice, "accountId" | "by"> {
  readonly now: number;
}

/** An entry that the person sees. */
export async function noteChange(
  writer: Writer,
  { accountId, kind, channel, wanted, by, now }: Change,
): Promise<void> {
  await writer
    .insertInto("preference_change")
    .values({ account_id: accountId, kind, channel, wanted: wanted ? 1 : 0, by, changed_at: now })
    .execute();
}

export async function announceChoice(
  { events }: PreferencesParts,
  writer: Writer,
  { accountId, acting = {} }: Pick<Choice, "accountId" | "acting">,
): Promise<void> {
  const event: PreferenceEvent = {
    name: "preferences-changed",
    subject: "account",
    subjectId: accountId,
    ...acting,
    payload: {},
  };
  await events.append(writer, event);
}

async function putOne(
  writer: Writer,
  accountId: number,
  { kind, channel, wanted }: Preference,
  now: number,
): Promise<void> {
  const chosen = { wanted: wanted ? 1 : 0, changed_at: now };
  await writer
    .insertInto("preference")
    .values({ account_id: accountId, kind, channel, ...chosen })
    .onConflict((conflict) => conflict.columns(["account_id", "channel", "kind"]).doUpdateSet(chosen))
    .execute();
}

interface Wish extends Pick<Preference, "kind" | "wanted"> {
  readonly accountId: number;
  readonly by: ChangedBy;
  readonly now: number;
}

/** Mails are wanted until somebody says otherwise: consent that was never given can still be taken back. */
async function noteConsent(writer: Writer, { accountId, kind, wanted, by, now }: Wish): Promise<void> {
  const where = by === "page" ? "communication" : "email";
  const about = { accountId, kind: "mail", about: kind, where, now } as const;
  if (wanted) await giveConsent(writer, { ...about, wording: message(hints[kind]) });
  else await takeConsentBack(writer, about);
}

const hints = {
  jobAlerts: "communication.alertsHint",
  applicationUpdate: "communication.updateHint",
  applicationFollowUp: "communication.followUpHint",
} as const satisfies Readonly<Record<Preference["kind"], MessageKey>>;

import { limits } from "@candor/contract/limits";
import type { PreferenceKind } from "@candor/contract/values";
import type { Reader } from "../../../platform/database/database.ts";
import { day } from "../../../platform/durations.ts";
import type { OptionalLetter } from "../../../platform/mail/letter.ts";
import { addressedTo, type MailingParts } from "../../../platform/mail/mailing.ts";
import { codeSecret } from "../../session/rules/codes.ts";
import { preferencesToken } from "../../session/rules/preferences-link.ts";
import type { Keyring } from "../../session/rules/tokens.ts";
import { choosingOf } from "../rules/choosing.ts";
import { isChosen } from "../rules/chosen.ts";
import { addressHash, offToken } from "../rules/off-token.ts";
import { isWanted, preferencesOf, type Recipient } from "./preferences.ts";

export interface OptionalMailingParts extends MailingParts {
  /** Signs the links in mails. */
  readonly keys: Keyring;
}

interface OptionalRecipient extends Recipient {
  readonly email: string;
  /** The recipient's own application that the mail is about: they can mute it. */
  readonly applicationId?: number;
}

/**
 * E-23: addresses an optional mail, with the links that turn such mails off; undefined for somebody who wants such
 * messages on no channel. Whether each is wanted is asked again when it leaves. `reason` is unique to each mail.
 */
export async function optionalLetterTo(
  parts: OptionalMailingParts,
  recipient: OptionalRecipient,
  kind: PreferenceKind,
  reason: string,
): Promise<OptionalLetter | undefined> {
  const { keys } = parts;
  const { accountId, email, applicationId } = recipient;
  const { read } = parts.database;
  const address = { accountId, addressHash: addressHash(keys, email), channel: "email" } as const;
  if (!(await isWanted(read, address, kind)) && !(await isToldOtherwise(read, recipient, kind)))
    return undefined;
  const addressed = addressedTo(parts, email);
  const expiresAt = parts.clock.now() + limits.preferencesLinkDays * day;
  const page = preferencesToken(codeSecret(keys), { accountId, email, kind, reason, expiresAt });
  const off = offToken(keys, { accountId, email, kind });
  const wish = { accountId, kind, ...(applicationId !== undefined && { applicationId }) };
  return { ...addressed, choosing: choosingOf(addressed.publicUrl, { page, off }, wish) };
}

async function isToldOtherwise(read: Reader, recipient: Recipient, kind: PreferenceKind): Promise<boolean> {
  const chosen = await preferencesOf(read, recipient);
  return isChosen(chosen, { kind, channel: "sms" }) || isChosen(chosen, { kind, channel: "push" });
}

import { preferenceKinds } from "@candor/contract/values";
import { isOn } from "./features/alerts/queries/alerts.ts";
import { isMuted } from "./features/applications/queries/muted.ts";
import { isWanted, restingAddress } from "./features/preferences/queries/preferences.ts";
import { browserById } from "./features/preferences/queries/push.ts";
import { provedNumber } from "./features/preferences/queries/sms.ts";
import { addressHash } from "./features/preferences/rules/off-token.ts";
import type { Keyring } from "./features/session/rules/tokens.ts";
import type { Clock } from "./platform/clock.ts";
import type { Reader } from "./platform/database/database.ts";
import type { Mail, MailWish } from "./platform/mail/mail.ts";

/**
 * E-23: whether an optional message that is about to leave is wanted, on its channel, at its address or number. A kind
 * from another version always leaves.
 */
export function isWished(read: Reader, keys: Keyring, clock: Clock) {
  return async (
    { accountId, kind, alertId, applicationId }: MailWish,
    { to, channel }: Pick<Mail, "to" | "channel">,
  ): Promise<boolean> => {
    const known = preferenceKinds.find((each) => each === kind);
    const recipient = { accountId, addressHash: addressHash(keys, to), channel };
    if (await restingAddress(read, recipient.addressHash, clock.now())) return false;
    if (channel === "push" && (await browserById(read, Number(to)))?.account_id !== accountId) return false;
    if (channel === "sms" && (await provedNumber(read, recipient)) !== to) return false;
    if (known && !(await isWanted(read, recipient, known))) return false;
    if (applicationId !== undefined && (await isMuted(read, applicationId))) return false;
    return alertId === undefined || isOn(read, alertId);
  };
}

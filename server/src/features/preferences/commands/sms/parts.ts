import type { Writer } from "../../../../platform/database/database.ts";
import { expiring } from "../../../../platform/mail/expiry.ts";
import { post } from "../../../../platform/mail/outbox.ts";
import type { PreferencesParts } from "../put.ts";

export interface SmsParts extends PreferencesParts {
  /** The number or name that text messages come from. */
  readonly smsFrom: string;
}

interface Sms {
  readonly to: string;
  readonly text: string;
  /** The recipient; absent for an answer to a number that we don't know. */
  readonly accountId?: number | undefined;
  /** A second message with the same reason is the same message. */
  readonly reason: string;
  /** When it is of no use any more, in milliseconds since 1970. */
  readonly expiresAt?: number;
}

/** Posts a text message that always leaves. Its reason begins with the account, which is how own-data finds it. */
export function text(
  { clock, smsFrom }: Pick<SmsParts, "clock" | "smsFrom">,
  writer: Writer,
  { to, text, accountId = 0, reason, expiresAt }: Sms,
): Promise<void> {
  const sms = { channel: "sms", to, from: smsFrom, subject: "", text, html: "" } as const;
  const mail = expiresAt === undefined ? sms : expiring(sms, expiresAt);
  return post(writer, mail, clock.now(), `sms:${accountId}:${reason}`);
}

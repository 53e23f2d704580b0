import { randomUUID } from "node:crypto";
import { message } from "@candor/contract/messages/message";
import { preferenceKinds } from "@candor/contract/values";
import { type AnswerParts, takeSms } from "./features/preferences/commands/sms/take.ts";
import { isWanted } from "./features/preferences/queries/preferences.ts";
import { provedNumber } from "./features/preferences/queries/sms.ts";
import { addressHash } from "./features/preferences/rules/off-token.ts";
import { textableFrom } from "./features/preferences/rules/sms/daytime.ts";
import type { Keyring } from "./features/session/rules/tokens.ts";
import type { Clock } from "./platform/clock.ts";
import type { Database } from "./platform/database/database.ts";
import type { MailWish } from "./platform/mail/mail.ts";
import { post } from "./platform/mail/outbox.ts";
import { writtenFor } from "./platform/mail/reader.ts";
import type { StoredMail } from "./platform/mail/stored-mail.ts";

interface TextParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly keys: Keyring;
  readonly smsFrom: string;
}

/** E-23: writes, once, the text message that goes with an optional mail, if its reader wants texts of its kind. */
export function alsoText({ database, clock, keys, smsFrom }: TextParts) {
  return async ({ wish, subject, messageKey }: StoredMail): Promise<void> => {
    const kind = preferenceKinds.find((each) => each === wish?.kind);
    if (!wish || !kind) return;
    const { accountId, link = "" } = wish;
    const to = await provedNumber(database.read, { accountId });
    if (to === undefined) return;
    const recipient = { accountId, addressHash: addressHash(keys, to), channel: "sms" } as const;
    if (!(await isWanted(database.read, recipient, kind))) return;
    const text = await writtenFor(database.read, { accountId }, () =>
      message("sms.newsText", { subject, link }),
    );
    const sms = { channel: "sms", to, from: smsFrom, subject: "", text, html: "", wish } as const;
    const reason = `sms:${accountId}:${messageKey}`;
    await database.write((writer) => post(writer, sms, clock.now(), reason));
  };
}

/** When an optional text message may leave, in milliseconds since 1970: never at night where its reader is. */
export function leavesAt({ database, clock }: TextParts) {
  return async ({ accountId }: MailWish): Promise<number> => {
    const reader = await database.read
      .selectFrom("account")
      .select("time_zone")
      .where("id", "=", accountId)
      .executeTakeFirst();
    return textableFrom(clock.now(), reader?.time_zone ?? null);
  };
}

/** Acts as if a gateway said that somebody texted us. */
export function textedBack(parts: AnswerParts) {
  return (from: string, text: string): Promise<void> => takeSms(parts, { id: randomUUID(), from, text });
}

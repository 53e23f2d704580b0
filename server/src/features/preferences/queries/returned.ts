import type { Reader } from "../../../platform/database/database.ts";
import { fromJson } from "../../../platform/json-text.ts";
import type { MailWish } from "../../../platform/mail/mail.ts";

/** One of our mails that somebody sent back. */
export interface ReturnedMail {
  readonly recipient: string;
  readonly wish?: MailWish;
}

/** Found by its random key; undefined after the outbox has deleted it. */
export async function returnedMail(read: Reader, key: string): Promise<ReturnedMail | undefined> {
  const row = await read
    .selectFrom("mail")
    .select(["recipient", "wish_json"])
    .where("message_key", "=", key)
    .executeTakeFirst();
  if (!row) return undefined;
  const { recipient, wish_json: wish } = row;
  return { recipient, ...(wish !== null && { wish: fromJson(wish) }) };
}

import { randomUUID } from "node:crypto";
import type { Writer } from "../database/database.ts";
import { jsonText } from "../json-text.ts";
import { enqueueAll } from "../tasks/queue.ts";
import { requestOf } from "../tasks/task.ts";
import { delivererOf } from "./deliver.ts";
import type { Mail } from "./mail.ts";

interface Posted {
  readonly mail: Mail;
  /** A second mail with the same reason is the same mail. */
  readonly reason: string;
}

/**
 * Puts a mail into the outbox with the task that sends it, in the caller's transaction. A second mail with the same
 * `reason` is the same mail. Its random key becomes the Message-ID, so that a delivery repeated after a crash can be
 * recognized.
 */
export function post(writer: Writer, mail: Mail, now: number, reason: string): Promise<void> {
  return postAll(writer, [{ mail, reason }], now);
}

/** A hundred mails cost little more than one. */
export async function postAll(writer: Writer, mails: readonly Posted[], now: number): Promise<void> {
  if (mails.length === 0) return;
  const posted = await writer
    .insertInto("mail")
    .values(mails.map((each) => rowOf(each, now)))
    .onConflict((conflict) => conflict.column("reason").doNothing())
    .returning(["id", "message_key", "channel"])
    .execute();
  const requests = posted.map(({ id, message_key: key, channel }) =>
    requestOf(delivererOf({ channel }), { key, payload: { id } }),
  );
  await enqueueAll(writer, requests, now);
}

function rowOf({ mail, reason }: Posted, now: number) {
  return {
    message_key: randomUUID(),
    reason,
    channel: mail.channel,
    recipient: mail.to,
    sender: mail.from,
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    headers_json: jsonText(mail.headers ?? {}),
    calendar_json: mail.calendar ? jsonText(mail.calendar) : null,
    wish_json: mail.wish ? jsonText(mail.wish) : null,
    created_at: now,
    sent_at: null,
  };
}

/** A mail header is one line, whatever its title contains. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}

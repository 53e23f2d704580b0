import { randomUUID } from "node:crypto";
import type { Writer } from "../database/database.ts";
import { enqueue } from "../tasks/queue.ts";
import { requestOf } from "../tasks/task.ts";
import { deliverMail } from "./deliver.ts";
import type { Mail } from "./mail.ts";

/**
 * Puts a mail into the outbox with the task that sends it, in the caller's transaction. A second mail with the same
 * `reason` is the same mail. Its random key becomes the Message-ID, so that a delivery that is repeated after a crash
 * can be told.
 */
export async function post(writer: Writer, mail: Mail, now: number, reason: string): Promise<void> {
  const posted = await writer
    .insertInto("mail")
    .values({
      message_key: randomUUID(),
      reason,
      channel: mail.channel,
      recipient: mail.to,
      sender: mail.from,
      subject: oneLine(mail.subject),
      text: mail.text,
      html: mail.html,
      headers_json: JSON.stringify(mail.headers ?? {}),
      calendar_json: mail.calendar ? JSON.stringify(mail.calendar) : null,
      wish_json: mail.wish ? JSON.stringify(mail.wish) : null,
      created_at: now,
      sent_at: null,
    })
    .onConflict((conflict) => conflict.column("reason").doNothing())
    .returning(["id", "message_key"])
    .executeTakeFirst();
  if (!posted) return;
  const request = requestOf(deliverMail, { key: posted.message_key, payload: { id: posted.id } });
  await enqueue(writer, request, now);
}

/** A mail header is one line, whatever its title contains. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}

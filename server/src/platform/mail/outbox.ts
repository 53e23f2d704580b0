import { randomUUID } from "node:crypto";
import type { Reader, Writer } from "../database/database.ts";
import { enqueue, type TaskRequest } from "../tasks/queue.ts";

export interface Mail {
  readonly channel: "email" | "sms";
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface KeptMail extends Mail {
  readonly id: number;
  readonly messageKey: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly createdAt: number;
  readonly sentAt: number | null;
}

export const deliverMail = "deliver-mail";

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
      created_at: now,
      sent_at: null,
    })
    .onConflict((conflict) => conflict.column("reason").doNothing())
    .returning(["id", "message_key"])
    .executeTakeFirst();
  if (!posted) return;
  const task: TaskRequest = {
    name: deliverMail,
    key: `${deliverMail}:${posted.message_key}`,
    payload: { id: posted.id },
  };
  await enqueue(writer, task, now);
}

/** Newest first. */
export async function keptMail(
  read: Reader,
  filter: { to?: string; id?: number },
  most = 200,
): Promise<KeptMail[]> {
  let query = read.selectFrom("mail").selectAll().orderBy("id", "desc").limit(most);
  if (filter.to !== undefined) query = query.where("recipient", "=", filter.to.trim().toLowerCase());
  if (filter.id !== undefined) query = query.where("id", "=", filter.id);
  const rows = await query.execute();
  return rows.map((row) => ({
    id: row.id,
    messageKey: row.message_key,
    channel: row.channel,
    to: row.recipient,
    from: row.sender,
    subject: row.subject,
    text: row.text,
    html: row.html,
    headers: JSON.parse(row.headers_json) as Record<string, string>,
    createdAt: row.created_at,
    sentAt: row.sent_at,
  }));
}

/** A header of a mail is one line, whatever a title that stands in it holds. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}

import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Clock } from "../../clock.ts";
import { countRows } from "../../database/count-rows.ts";
import type { Database, Reader, Writer } from "../../database/database.ts";
import { byAge, type Forget } from "../../retention/timer.ts";
import { enqueue, type TaskRequest } from "../../tasks/queue.ts";
import { type ReadMail, readMail } from "./read-mail.ts";

/** One of our mailboxes: the names it has, and the tasks that read its mail. */
export interface Mailbox {
  readonly accepts: (name: string) => boolean;
  readonly tasks: readonly string[];
  /** Whether a mail may have attachments; otherwise it may be no larger than a report. */
  readonly takesFiles?: true;
}

/** In bytes: a reply with attachments. */
export const mostMailBytes = 8 * 1024 * 1024;

/** In bytes: a report that returns a whole mail of ours, or a reply without attachments. */
export const usualMailBytes = 1024 * 1024;

/** The most large mails that one mailbox keeps at a time. */
const mostLarge = 20;

/** The most mails that wait: beyond that, senders are told to come back, so that a flood doesn't fill the disk. */
const mostWaiting = 10_000;

/**
 * Stores a mail with the tasks that read it, in one transaction: what is accepted is on disk. A mail that is sent again
 * is the same mail. Resolves to false if too many wait.
 */
export function keepMail(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  mailbox: Mailbox,
  { recipient, raw }: { readonly recipient: string; readonly raw: Buffer },
): Promise<boolean> {
  const digest = createHash("sha256").update(`${recipient}\n`).update(raw).digest("base64url");
  return database.write(async (writer) => {
    if ((await waiting(writer)) >= mostWaiting) return false;
    if (raw.length > usualMailBytes && (await large(writer, recipient)) >= mostLarge) return false;
    const now = clock.now();
    const kept = await writer
      .insertInto("incoming_mail")
      .values({ digest, recipient, raw_base64: raw.toString("base64"), received_at: now })
      .onConflict((conflict) => conflict.column("digest").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (kept) for (const name of mailbox.tasks) await enqueue(writer, reading(name, kept.id), now);
    return true;
  });
}

function reading(name: string, incomingId: number): TaskRequest {
  return { name, key: `${name}:${incomingId}`, payload: { incomingId } };
}

async function waiting(writer: Writer): Promise<number> {
  return countRows(writer.selectFrom("incoming_mail"));
}

/** A raw mail is a third larger in the records. */
async function large(writer: Writer, recipient: string): Promise<number> {
  return countRows(
    writer
      .selectFrom("incoming_mail")
      .where("recipient", "=", recipient)
      .where(sql<boolean>`length(raw_base64) > ${Math.ceil(usualMailBytes / 3) * 4}`),
  );
}

export interface IncomingMail extends ReadMail {
  /** The mailbox's name, before the domain. */
  readonly recipient: string;
}

/** Undefined if it isn't a mail, or is gone. */
export async function incomingMail(read: Reader, id: number): Promise<IncomingMail | undefined> {
  const row = await read.selectFrom("incoming_mail").selectAll().where("id", "=", id).executeTakeFirst();
  const mail = row && (await readMail(Buffer.from(row.raw_base64, "base64")));
  return mail && { ...mail, recipient: row.recipient };
}

/** Kept for as long as its tasks may be tried again. */
export const forgetIncoming: Forget = byAge("incoming", "incoming_mail", ["id"], "received_at");

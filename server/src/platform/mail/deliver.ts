import { z } from "zod";
import type { Clock } from "../clock.ts";
import type { Database, Writer } from "../database/database.ts";
import { day } from "../durations.ts";
import type { SmsGateway } from "../sms/gateway.ts";
import { putOff, type Task, type TaskOutcome, touchDue } from "../tasks/queue.ts";
import { defineTask, type TaskKind } from "../tasks/task.ts";
import { isExpired } from "./expiry.ts";
import type { Mail, MailWish } from "./mail.ts";
import { type StoredMail, storedMail } from "./stored-mail.ts";
import type { MailTransport } from "./transport.ts";

interface Pusher {
  /** When a notification may leave, in milliseconds since 1970: those whose push services are slow take turns. */
  readonly leavesAt: (wish: MailWish) => number;
  /** Resolves to whether the browser is still there. */
  readonly send: (mail: StoredMail) => Promise<boolean>;
}

export interface DeliveryParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly transport: MailTransport | undefined;
  readonly gateway: SmsGateway | undefined;
  /** Absent if no push services are called. */
  readonly pusher: Pusher | undefined;
  /** Whether somebody still wants an optional message: asked when it is about to leave, not when it is written. */
  readonly isWished: (wish: MailWish, mail: Pick<Mail, "to" | "channel">) => Promise<boolean>;
  /** Whether an operator holds back all optional messages of this kind. */
  readonly isPaused: (wish: MailWish) => Promise<boolean>;
  /** The same; ending the pause waits for this transaction. */
  readonly staysPaused: (writer: Writer, wish: MailWish) => Promise<boolean>;
  /** Writes the text message that goes with an optional mail, if there is one. May be called twice. */
  readonly alsoText: (mail: StoredMail) => Promise<void>;
  /** The same for notifications in browsers. */
  readonly alsoPush: (mail: StoredMail) => Promise<void>;
  /** When an optional text message may leave, in milliseconds since 1970. */
  readonly leavesAt: (wish: MailWish) => Promise<number>;
}

/**
 * Sends one message from the outbox, unless it is no longer wanted or of use. Without a transport the mailbox shows it.
 * A text message waits for the morning, a notification for its reader's share, and what an operator paused for
 * `deliverWaiting`.
 */
async function deliver(parts: DeliveryParts, { id }: Payload, task: Task): Promise<TaskOutcome> {
  const { database, clock } = parts;
  const [mail] = await storedMail(database.read, { id }, 1);
  if (!mail || mail.sentAt !== null || mail.withheldAt !== null) return;
  const { wish, channel } = mail;
  if (wish && (await isHeldBack(parts, wish, task))) return "put off";
  if (wish && channel === "email" && parts.gateway) await parts.alsoText(mail);
  if (wish && channel === "email" && parts.pusher) await parts.alsoPush(mail);
  if (wish && !(await parts.isWished(wish, mail))) return note(parts, id, { withheld_at: clock.now() });
  const leaves = wish ? await leavesAt(parts, wish, channel) : 0;
  if (leaves > clock.now()) return database.write((writer) => putOff(writer, task, leaves));
  const carrier = { email: parts.transport, sms: parts.gateway, push: parts.pusher }[channel];
  if (!carrier) return;
  if (isExpired(mail, clock.now())) return note(parts, id, { withheld_at: clock.now() });
  const isTaken = (await carrier.send(mail)) !== false;
  await note(parts, id, isTaken ? { sent_at: clock.now() } : { withheld_at: clock.now() });
}

const payload = z.object({ id: z.int() });
type Payload = z.output<typeof payload>;

export const deliverMail = defineTask({
  name: "deliver-mail",
  schema: payload,
  lane: "mails",
  run: deliver,
});

/** A gateway that hangs holds up no mail, and a mail server that hangs no text message. */
export const deliverText = defineTask({
  name: "deliver-text",
  schema: payload,
  lane: "texts",
  run: (parts: DeliveryParts, due, task) => deliver(parts, due, task),
});

/** Push services belong to browsers, and anybody can make one up. */
export const deliverPush = defineTask({
  name: "deliver-push",
  schema: payload,
  lane: "pushes",
  run: (parts: DeliveryParts, due, task) => deliver(parts, due, task),
});

/** The kind of task that delivers a message. */
export function delivererOf({ channel }: Pick<Mail, "channel">): TaskKind<Payload, DeliveryParts> {
  return byChannel[channel];
}

const byChannel = { email: deliverMail, sms: deliverText, push: deliverPush };
const deliverers = Object.values(byChannel);

export const delivererNames = deliverers.map(({ name }) => name);

async function leavesAt(parts: DeliveryParts, wish: MailWish, channel: Mail["channel"]): Promise<number> {
  if (channel === "push") return parts.pusher?.leavesAt(wish) ?? 0;
  return channel === "sms" ? parts.leavesAt(wish) : 0;
}

async function note(
  { database }: DeliveryParts,
  id: number,
  done: { sent_at: number } | { withheld_at: number },
): Promise<void> {
  await database.write((writer) => writer.updateTable("mail").set(done).where("id", "=", id).execute());
}

/** Puts a paused message off. If the pause ends meanwhile, either this notices, or `deliverWaiting` finds the message. */
async function isHeldBack(parts: DeliveryParts, wish: MailWish, task: Task): Promise<boolean> {
  const { database, clock } = parts;
  if (!(await parts.isPaused(wish))) return false;
  return database.write(async (writer) => {
    const isHeld = await parts.staysPaused(writer, wish);
    if (isHeld) await putOff(writer, task, clock.now() + day);
    return isHeld;
  });
}

/** Tries again now to send what waits. */
export async function deliverWaiting(writer: Writer, now: number): Promise<void> {
  touchDue(writer, deliverers);
  await writer
    .updateTable("task")
    .set({ run_at: now })
    .where("name", "in", delivererNames)
    .where("state", "=", "ready")
    .where("run_at", ">", now)
    .execute();
}

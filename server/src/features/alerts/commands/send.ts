import type { Writer } from "../../../platform/database/database.ts";
import { post } from "../../../platform/mail/outbox.ts";
import { enqueue } from "../../../platform/tasks/queue.ts";
import { lastPostingId } from "../../jobs/queries.ts";
import { refusersAmong } from "../../preferences/queries.ts";
import { type AlertRow, dueAlerts } from "../queries/alerts.ts";
import { type Found, matchesOf } from "../queries/match.ts";
import { Calendar } from "../rules/calendar.ts";
import { isAsleep } from "../rules/silence.ts";
import { alertMail } from "../views/alert-mail.ts";
import { announce } from "./announce.ts";
import { fallAsleep } from "./fall-asleep.ts";
import { findNews, type News } from "./find-news.ts";
import { sendingAt, wakeAt } from "./schedule.ts";
import type { SendingParts } from "./sending-parts.ts";

/** Alerts that are matched together: enough that reading the new postings costs little for each. */
const together = 50_000;
/** Alerts of one transaction. */
const atOnce = 50;

/**
 * Sends what is due, as much as one task should, and requests the rest. An alert's mail, what it told of and its next
 * date are one transaction, which only an alert that is still due begins: killed in between, nothing is lost or sent
 * twice.
 */
export async function sendDue(parts: SendingParts, slot: number, round: number): Promise<void> {
  const { database, clock } = parts;
  const now = clock.now();
  const due = await dueAlerts(database.read, now, together);
  const through = await lastPostingId(database.read);
  const calendar = new Calendar(now);
  const awake = due.filter(({ time_zone: timeZone }) => !calendar.isQuiet(timeZone));
  for (const group of Map.groupBy(awake, ({ frequency }) => frequency).values()) {
    const found = await matchesOf(parts, group, through);
    for (let at = 0; at < group.length; at += atOnce)
      await sendSome(parts, group.slice(at, at + atOnce), { found, through, calendar });
  }
  await putOff(parts, due, calendar);
  if (due.length === together)
    await database.write((writer) => enqueue(writer, sendingAt(slot, round + 1), now));
}

interface Sending {
  readonly found: ReadonlyMap<number, Found>;
  readonly through: number;
  readonly calendar: Calendar;
}

async function sendSome(parts: SendingParts, alerts: readonly AlertRow[], sending: Sending): Promise<void> {
  const { database, clock } = parts;
  const now = clock.now();
  await database.write(async (writer) => {
    const refusing = await refusersAmong(
      writer,
      alerts.map(({ account_id }) => account_id),
      "jobAlerts",
    );
    const mine: AlertRow[] = [];
    const asleep: AlertRow[] = [];
    const wakes = new Set<number>();
    for (const alert of alerts) {
      const next = sending.calendar.next(alert);
      // Without anything to tell, nobody is asked and nothing pauses.
      if (isAsleep(alert) && sending.found.has(alert.id)) {
        if (await fallAsleep(parts, writer, alert)) asleep.push(alert);
      } else if (await take(writer, alert, { due_at: next, seen_through: sending.through })) {
        wakes.add(next);
        if (!refusing.has(alert.account_id)) mine.push(alert);
      }
    }
    for (const news of await findNews(writer, mine, sending.found, now)) await mail(parts, writer, news, now);
    await wakeAt(writer, wakes, now);
    for (const { id, account_id: accountId } of asleep)
      await announce(parts, writer, { name: "alert-paused", accountId, payload: { alertId: id } });
  });
}

/** Whether the alert was still due: it was not sent, changed or paused meanwhile. */
async function take(
  writer: Writer,
  { id, due_at: dueAt }: AlertRow,
  next: { readonly due_at: number; readonly seen_through?: number },
): Promise<boolean> {
  const { numUpdatedRows } = await writer
    .updateTable("job_alert")
    .set(next)
    .where("id", "=", id)
    .where("due_at", "=", dueAt)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

async function mail(parts: SendingParts, writer: Writer, news: News, now: number): Promise<void> {
  const { alert } = news;
  const { from, keys } = parts;
  await post(
    writer,
    alertMail({ news, from, keys, publicUrl: parts.publicUrl(), now }),
    now,
    `job-alert:${alert.id}:${alert.due_at}`,
  );
  await writer
    .updateTable("job_alert")
    .set((set) => ({ unanswered: set("unanswered", "+", 1) }))
    .where("id", "=", alert.id)
    .execute();
}

/** Where it is night meanwhile, mails wait for the morning. */
async function putOff(
  { database, clock }: SendingParts,
  due: readonly AlertRow[],
  calendar: Calendar,
): Promise<void> {
  const asleep = due.filter(({ time_zone: timeZone }) => calendar.isQuiet(timeZone));
  for (let at = 0; at < asleep.length; at += atOnce)
    await database.write(async (writer) => {
      const wakes = new Set<number>();
      for (const alert of asleep.slice(at, at + atOnce)) {
        const morning = calendar.morning(alert);
        if (await take(writer, alert, { due_at: morning })) wakes.add(morning);
      }
      await wakeAt(writer, wakes, clock.now());
    });
}

import type { Writer } from "../../../platform/database/database.ts";
import { lastId } from "../../../platform/database/last-id.ts";
import { inStoredLocale } from "../../../platform/locale.ts";
import { postAll } from "../../../platform/mail/outbox.ts";
import { enqueue } from "../../../platform/tasks/queue.ts";
import { refusersAmong } from "../../preferences/queries/preferences.ts";
import { type AlertRow, dueAlerts } from "../queries/alerts.ts";
import { ListedJobs } from "../queries/listed-jobs.ts";
import { type Found, matchesOf } from "../queries/match.ts";
import { Calendar } from "../rules/calendar.ts";
import { alertAsleep } from "../rules/silence.ts";
import { alertMail } from "../views/alert-mail.ts";
import { announce } from "./announce.ts";
import { fallAsleep } from "./fall-asleep.ts";
import { findNews, type News } from "./find-news.ts";
import { forgetSentences, sentencesOf } from "./read-sentences.ts";
import { sendingAt, wakeAt } from "./schedule.ts";
import type { SendingParts } from "./sending-parts.ts";

/** How many alerts are matched together: enough that reading the new postings costs little for each. */
const together = 50_000;
/** Alerts per transaction: other writes wait about a tenth of a second for one. */
const atOnce = 250;

/**
 * Sends due alerts, as many as one task should, and requests the rest. An alert's mail, the postings it mailed and its
 * next date are written in one transaction, and only if the alert is still due: if the process is killed in between,
 * nothing is lost or sent twice.
 */
export async function sendDue(parts: SendingParts, slot: number, round: number): Promise<void> {
  const { database, clock } = parts;
  const now = clock.now();
  const due = await dueAlerts(database.read, now, together);
  const through = await lastId(database.read, "posting");
  const calendar = new Calendar(now);
  const reading = { ...parts, sentences: sentencesOf(database, slot) };
  const [atNight, byDay] = apart(due, ({ time_zone: timeZone }) => calendar.isQuiet(timeZone));
  for (const group of Map.groupBy(byDay, ({ frequency }) => frequency).values()) {
    const sending = {
      found: await matchesOf(reading, group, through),
      through,
      calendar,
      jobs: new ListedJobs(),
    };
    for (let at = 0; at < group.length; at += atOnce)
      await sendSome(parts, group.slice(at, at + atOnce), sending);
  }
  await putOff(parts, atNight, calendar);
  if (due.length < together) return forgetSentences(database);
  await database.write((writer) => enqueue(writer, sendingAt(slot, round + 1), now));
}

interface Sending {
  readonly found: ReadonlyMap<number, Found>;
  readonly through: number;
  readonly calendar: Calendar;
  readonly jobs: ListedJobs;
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
    const asleep: AlertRow[] = [];
    // With nothing to mail, nobody is asked and nothing pauses.
    const [unread, others] = apart(
      alerts,
      (alert) => alertAsleep.decide(alert) && sending.found.has(alert.id),
    );
    for (const alert of unread) if (await fallAsleep(parts, writer, alert)) asleep.push(alert);
    const taken = await takeAll(writer, others, sending);
    const wakes = new Set(taken.map((alert) => sending.calendar.next(alert)));
    const mine = taken.filter(({ account_id: accountId }) => !refusing.has(accountId));
    await mailAll(parts, writer, await findNews(writer, mine, sending, now), now);
    await wakeAt(writer, wakes, now);
    for (const { id, account_id: accountId } of asleep)
      await announce(parts, writer, { name: "alert-paused", accountId, payload: { alertId: id } });
  });
}

function apart<Each>(all: readonly Each[], belongs: (each: Each) => boolean): [Each[], Each[]] {
  return [all.filter(belongs), all.filter((each) => !belongs(each))];
}

/**
 * Moves the next date of alerts that are still due at the date that was read, and resolves to those; the others were
 * sent, changed or paused meanwhile. Most are due together, so one statement moves many.
 */
async function takeAll(
  writer: Writer,
  alerts: readonly AlertRow[],
  { calendar, through }: Sending,
): Promise<AlertRow[]> {
  const taken = new Set<number>();
  for (const group of Map.groupBy(alerts, (alert) => `${alert.due_at} ${calendar.next(alert)}`).values()) {
    const [first] = group;
    if (!first) continue;
    const next = { due_at: calendar.next(first), seen_through: through };
    for (const id of await take(writer, group, next)) taken.add(id);
  }
  return alerts.filter(({ id }) => taken.has(id));
}

/** Takes alerts that are due at the same date; resolves with the numbers of those that still were. */
async function take(
  writer: Writer,
  alerts: readonly AlertRow[],
  next: { readonly due_at: number; readonly seen_through?: number },
): Promise<number[]> {
  const ids = alerts.map(({ id }) => id);
  const dueAt = alerts[0]?.due_at ?? null;
  const rows = await writer
    .updateTable("job_alert")
    .set(next)
    .where("id", "in", ids)
    .where("due_at", "=", dueAt)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

async function mailAll(
  parts: SendingParts,
  writer: Writer,
  all: readonly News[],
  now: number,
): Promise<void> {
  if (all.length === 0) return;
  const { from, keys } = parts;
  const publicUrl = parts.publicUrl();
  const mails = all.map((news) => ({
    mail: inStoredLocale(news.alert.locale, () => alertMail({ news, from, keys, publicUrl, now })),
    reason: `job-alert:${news.alert.id}:${news.alert.due_at}`,
  }));
  await postAll(writer, mails, now);
  const ids = all.map(({ alert }) => alert.id);
  await writer
    .updateTable("job_alert")
    .set((set) => ({ unanswered: set("unanswered", "+", 1) }))
    .where("id", "in", ids)
    .execute();
}

/** If it is night for the reader by now, the mails wait for the morning. */
async function putOff(
  { database, clock }: SendingParts,
  atNight: readonly AlertRow[],
  calendar: Calendar,
): Promise<void> {
  for (let at = 0; at < atNight.length; at += atOnce)
    await database.write(async (writer) => {
      const wakes = new Set<number>();
      for (const alert of atNight.slice(at, at + atOnce)) {
        const morning = calendar.morning(alert);
        if ((await take(writer, [alert], { due_at: morning })).length > 0) wakes.add(morning);
      }
      await wakeAt(writer, wakes, clock.now());
    });
}

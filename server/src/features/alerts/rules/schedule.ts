import { localTimeOf, momentOf } from "@candor/contract/applications/local-time";
import { type AlertFrequency, alertHours } from "@candor/contract/values";
import { day, minute } from "../../../platform/durations.ts";

export interface Rhythm {
  readonly frequency: AlertFrequency;
  /** The hour of the person's day. */
  readonly hour: number;
  /** IANA name; null if nobody has said yet, which means UTC. */
  readonly timeZone: string | null;
}

/**
 * When an alert is first due after it is made, changed or resumed: a daily one at the next time its hour comes, others
 * a week or a month from today.
 */
export function firstDue(rhythm: Rhythm, now: number): number {
  const today = localDate(now, rhythm);
  const dueToday = rhythm.frequency === "daily" ? atHour(today, rhythm) : undefined;
  return dueToday !== undefined && dueToday > now ? dueToday : nextDue(rhythm, now);
}

/** When it is due again after it was mailed, or had nothing to mail. In the person's own zone, whatever the season. */
export function nextDue(rhythm: Rhythm, now: number): number {
  const today = localDate(now, rhythm);
  const days = { daily: 1, weekly: 7, monthly: undefined }[rhythm.frequency];
  return atHour(days === undefined ? monthAfter(today) : plusDays(today, days), rhythm);
}

/**
 * When an alert that was due later is due after its person's zone changed: a daily one the next time its hour comes,
 * others at their hour as near as possible to when they were due.
 */
export function dueInZone(rhythm: Rhythm, dueAt: number, now: number): number {
  if (rhythm.frequency === "daily") return firstDue(rhythm, now);
  const date = localDate(dueAt, rhythm);
  const distance = (at: number) => (at > now ? Math.abs(at - dueAt) : Number.POSITIVE_INFINITY);
  return [-1, 0, 1]
    .map((days) => atHour(plusDays(date, days), rhythm))
    .reduce((nearest, at) => (distance(at) < distance(nearest) ? at : nearest));
}

/** When a mail that was delayed into the night may leave. */
export function afterQuiet(rhythm: Rhythm, now: number): number {
  return firstDue({ ...rhythm, frequency: "daily" }, now);
}

/** Whether it is night where the person is. */
export function isQuiet(now: number, timeZone: string | null): boolean {
  const hour = Number(localTimeOf(now, timeZone ?? "UTC").slice(11, 13));
  return hour < alertHours[0] || hour > (alertHours.at(-1) ?? 23);
}

const slotLength = 15 * minute;

/** Alerts due at about the same time are sent together. The full hour in every zone is one of these moments. */
export function slotOf(dueAt: number): number {
  return Math.ceil(dueAt / slotLength) * slotLength;
}

function localDate(now: number, { timeZone }: Rhythm): string {
  return localTimeOf(now, timeZone ?? "UTC").slice(0, 10);
}

/** If the clocks skip an hour, the next one counts. */
function atHour(date: string, { hour, timeZone }: Rhythm): number {
  const at = (of: number) => momentOf(`${date}T${String(of).padStart(2, "0")}:00`, timeZone ?? "UTC");
  return at(hour) ?? at(hour + 1) ?? Date.parse(`${date}T${String(hour).padStart(2, "0")}:00Z`);
}

function plusDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);
}

/** The same day of the next month, or that month's last day. */
function monthAfter(date: string): string {
  const [year = 0, month = 0, dayOfMonth = 0] = date.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(dayOfMonth, last))).toISOString().slice(0, 10);
}

import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { forgetTold } from "../../src/features/alerts/commands/forget-told.ts";
import { forgetIncoming } from "../../src/platform/mail/incoming/keep.ts";
import { type StoredMail, storedMail } from "../../src/platform/mail/stored-mail.ts";
import { startApp, type TestApp } from "../harness/app.ts";
import { hourIn } from "./year/clocks.ts";
import { Life } from "./year/life.ts";
import { Market } from "./year/market.ts";
import { lineOf } from "./year/oracle.ts";

declare module "vitest" {
  interface TaskMeta {
    /** A drill's figures for the year. */
    figures?: Readonly<Record<string, number>>;
  }
}

const people = Number(process.env["YEAR_PEOPLE"] ?? 40);
const seed = Number(process.env["YEAR_SEED"] ?? 19);
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** A year in which clocks change in March, April, October and November. */
const start = Date.parse("2027-01-01T00:00:00Z");
const days = 365;

let server: TestApp;
let life: Life;
let market: Market;
/** Time stands still while the server works, so that it and the oracle mean the same millisecond by "now". */
let now = start;
let lastMail = 0;
/** Which postings each person was told about, in mails that were sent or withheld. */
const told = new Set<string>();
const faults: string[] = [];
const figures = { people, mails: 0, withheld: 0, asked: 0, asleep: 0, postingsTold: 0 };

beforeAll(async () => {
  server = await startApp();
  vi.spyOn(server.parts.clock, "now").mockImplementation(() => now);
  await goTo(start);
  life = new Life(server, seed);
  market = new Market(server, life.oracle, seed);
}, 120_000);
afterAll(() => server.close());

test(`M-31 M-32 M-33 a year of ${people} people: no mail that was not chosen, none twice, none missing`, {
  timeout: 900_000 + people * 5000,
}, async ({ task }) => {
  await life.begin(people);
  for (let today = start; today < start + days * day; today += day) {
    // Postings arrive at night, and a few disappear before dawn. People act at lunch.
    await goTo(today + 10 * minute);
    if ((today / day) % 2 === 0) await market.open(today + 10 * minute, today + 5 * hour + 10 * minute);
    else await market.publish(today + 10 * minute);
    await mailsUntil(today + 5 * hour + 10 * minute);
    await market.publish(today + 5 * hour + 10 * minute);
    await mailsUntil(today + 12 * hour + 10 * minute);
    await life.day();
    await mailsUntil(today + day);
    await compareDates();
    await keepHouse();
    if (faults.length > 20) break;
  }
  task.meta.figures = { ...figures, faults: faults.length, ...life.done };
  expect(faults).toEqual([]);
  expect(Math.min(figures.mails, figures.withheld, figures.asked, figures.asleep)).toBeGreaterThan(0);
  expect(Object.keys(life.done).length).toBeGreaterThan(10);
});

async function goTo(moment: number): Promise<void> {
  now = moment;
  await server.advance(0);
}

const many = 1_000_000;

/** Deletes what the nightly housekeeping would delete of alerts and their answers. */
function keepHouse(): Promise<void> {
  return server.parts.database.write(async (writer) => {
    await forgetTold(writer, now, many);
    await forgetIncoming(writer, now, many);
  });
}

/** Moves to each moment at which the oracle expects something, and compares what was written. */
async function mailsUntil(end: number): Promise<void> {
  for (;;) {
    const next = life.oracle.nextMoment();
    if (next > end) break;
    await goTo(next + 1000);
    await compare(next);
  }
  await goTo(end);
  await compare(undefined);
}

async function compare(moment: number | undefined): Promise<void> {
  const expected = moment === undefined ? [] : life.oracle.mailsAt(moment);
  const mails = await newMails();
  const written = mails.map(asLine);
  const at = new Date(moment ?? now).toISOString();
  for (const missing of without(expected, written)) faults.push(`${at} missing: ${missing}`);
  for (const extra of without(written, expected)) faults.push(`${at} not chosen: ${extra}`);
  for (const mail of mails) await receive(mail);
}

async function receive(mail: StoredMail): Promise<void> {
  const left = mail.withheldAt === null;
  figures[left ? "mails" : "withheld"] += 1;
  if (mail.text.includes("Do you still want them?")) figures.asked += 1;
  if (isAsleep(mail)) figures.asleep += 1;
  for (const title of titlesIn(mail)) {
    figures.postingsTold += 1;
    const once = `${mail.to} ${title}`;
    if (told.has(once)) faults.push(`twice: ${once}`);
    told.add(once);
  }
  const alert = alertIn(mail);
  const zone = life.oracle.subscriptions.get(alert)?.of.zone;
  if (zone !== undefined && (hourIn(mail.createdAt, zone) < 8 || hourIn(mail.createdAt, zone) > 20))
    faults.push(`at night: ${asLine(mail)}`);
  if (left) await life.receive(alert, mail);
}

/** When each alert is next due, to the millisecond: the hour in a person's day, in summer and winter. */
async function compareDates(): Promise<void> {
  const rows = await server.parts.database.read.selectFrom("job_alert").select(["id", "due_at"]).execute();
  if (rows.length !== life.oracle.subscriptions.size) faults.push("Other alerts are there.");
  for (const { id, due_at: due } of rows) {
    const wanted = life.oracle.subscriptions.get(id)?.due;
    if ((due ?? undefined) !== wanted) faults.push(`alert ${id} is due at ${due}, not at ${wanted}`);
  }
}

async function newMails(): Promise<StoredMail[]> {
  const { read } = server.parts.database;
  const rows = await read.selectFrom("mail").select("id").where("id", ">", lastMail).orderBy("id").execute();
  const mails = [];
  for (const { id } of rows) mails.push(...(await storedMail(read, { id }, 1)));
  lastMail = rows.at(-1)?.id ?? lastMail;
  return mails;
}

function asLine(mail: StoredMail): string {
  const asks = mail.text.includes("Do you still want them?") ? "asks" : "tells";
  const what = isAsleep(mail) ? "asleep" : `${asks} ${/^\d+/.exec(mail.subject)?.[0]}`;
  return lineOf({
    alert: alertIn(mail),
    to: mail.to,
    left: mail.withheldAt === null,
    what,
    titles: titlesIn(mail),
  });
}

function isAsleep({ subject }: StoredMail): boolean {
  return subject.startsWith("We paused your job alert");
}

/** The alert's number is in each of its addresses. */
function alertIn({ text }: StoredMail): number {
  return Number(/\/opt\/job-alerts\/switch\/(\d+)\./.exec(text)?.[1]);
}

function titlesIn({ text }: StoredMail): string[] {
  return [...text.matchAll(/^(\w+ of yard \d+) at /gm)].map(([, title = ""]) => title);
}

/** A line that occurs twice counts twice. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

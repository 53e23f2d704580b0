import type { Responsiveness } from "@candor/contract/organizations/shapes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { decide } from "../../src/features/applications/commands/decide.ts";
import { submit } from "../../src/features/applications/commands/submit.ts";
import { withdraw } from "../../src/features/applications/commands/withdraw.ts";
import { send } from "../../src/features/conversations/commands/send.ts";
import type { ConversationScope } from "../../src/features/conversations/gate.ts";
import { type Side, talkAbout } from "../../src/features/conversations/queries/talk.ts";
import { countedThrough, ledgerOf } from "../../src/features/ledger/queries.ts";
import { responsivenessOf, settledOf, windowDays } from "../../src/features/ledger/rules.ts";
import { day, hour, minute } from "../../src/platform/durations.ts";
import { Problem } from "../../src/platform/http/problem.ts";
import { forgetExpired } from "../../src/retention.ts";
import { sent } from "../harness/an-application.ts";
import { startApp, type TestApp } from "../harness/app.ts";
import { randomFrom } from "../harness/random-from.ts";
import { aHirer, drafts, type Hirer, type Seeker, seekersOf } from "./hiring/people.ts";

declare module "vitest" {
  interface TaskMeta {
    /** A drill's figures. */
    figures?: Readonly<Record<string, number>>;
  }
}

/** Somebody set the size, and is waiting for the result. */
const isDrill = process.env["HIRING_APPLICATIONS"] !== undefined;
const organizations = Number(process.env["HIRING_ORGANIZATIONS"] ?? 4);
const postings = Number(process.env["HIRING_POSTINGS"] ?? 12);
const applications = Number(process.env["HIRING_APPLICATIONS"] ?? 120);
/** The last promise ends after the last day with applications. */
const applyingDays = 365;
const days = applyingDays + 30;
/** Calls at the same time share transactions, as many people's calls do. */
const atOnce = 64;
/** Each seeker applies to this many postings, one after another. There are at least that many. */
const each = 5;

interface Sent {
  readonly id: string;
  readonly seeker: Seeker;
  readonly hirer: Hirer;
  readonly answerOn: number;
  readonly withdrawOn: number;
  /** A day on which they write to each other. */
  readonly talkOn: number;
}

let server: TestApp;
/** What should happen on each day. */
const agenda = Array.from({ length: days }, () => new Set<Sent>());
/** Keyed by words that no other message has: who should find it in their mailbox. */
const written = new Map<string, string>();
const found = new Map<string, string[]>();
let lastMail = 0;
/** Repeatable: the same year each time. */
const chance = randomFrom(11);

beforeAll(async () => {
  server = await startApp();
}, 120_000);
afterAll(() => server.close());

test(`M-01 M-02 a year of hiring: ${applications} applications to ${organizations} organizations`, {
  timeout: 300_000 + applications * 300,
}, async ({ task }) => {
  const started = performance.now();
  await server.publish(drafts(organizations, postings));
  const hirers = new Map<number, Hirer>();
  for (let at = 0; at < organizations; at++) {
    const hirer = await aHirer(server, at);
    hirers.set(hirer.organizationId, hirer);
  }
  const seekers = await seekersOf(server, Math.ceil(applications / each));
  const posted = await server.parts.database.read
    .selectFrom("posting")
    .select(["id", "organization_id"])
    .orderBy("id")
    .execute();
  await server.advance(day - (server.parts.clock.now() % day) + 1000);
  const start = server.parts.clock.now();
  let count = 0;
  for (let today = 0; today < days; today++) {
    await server.advance(15 * hour);
    const until = Math.ceil((applications * Math.min(today + 1, applyingDays)) / applyingDays);
    const plans: (() => Promise<void>)[] = [];
    for (; count < until; count++) {
      const posting = posted[count % posted.length];
      const hirer = posting && hirers.get(posting.organization_id);
      const seeker = seekers[Math.floor(count / each)];
      if (posting && hirer && seeker) plans.push(applying(posting.id, seeker, hirer, today));
    }
    await inBatches(plans, (plan) => plan());
    await inBatches([...(agenda[today] ?? [])], (one) => live(one, today));
    agenda[today]?.clear();
    await server.advance(day - ((server.parts.clock.now() - start) % day));
    await collectMails();
    await forgetExpired(server.parts, "nightly");
    if (today % 5 === 0) tellProgress(today, count, performance.now() - started);
  }
  const figures = {
    applications: count,
    messages: written.size,
    undated: await undated(start),
    astray: astray(),
    unlike: await unlike([...hirers.values()]),
    seconds: Math.round((performance.now() - started) / 1000),
    megabytes: Math.round(process.memoryUsage.rss() / 2 ** 20),
  };
  task.meta.figures = figures;
  expect(figures).toEqual({ ...figures, applications, undated: 0, astray: 0, unlike: 0 });
  expect(figures.messages).toBeGreaterThan(applications / 4);
});

async function inBatches<T>(list: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  for (let from = 0; from < list.length; from += atOnce)
    await Promise.all(list.slice(from, from + atOnce).map(work));
}

/** For people who wait: a full-size drill takes minutes. */
function tellProgress(today: number, count: number, milliseconds: number): void {
  if (!isDrill) return;
  const seconds = Math.round(milliseconds / 1000);
  process.stderr.write(`day ${today} of ${days}: ${count} of ${applications} applications, ${seconds} s\n`);
}

/** Random numbers are drawn in the order of the calls, whichever of them finishes first. */
function applying(postingId: number, seeker: Seeker, hirer: Hirer, today: number): () => Promise<void> {
  const fate = {
    answerOn: chance() < 0.33 ? Infinity : today + Math.floor(chance() * 18),
    withdrawOn: chance() < 0.05 ? today + Math.floor(chance() * 20) : Infinity,
    talkOn: chance() < 0.3 ? today + 1 : Infinity,
  };
  return async () => {
    const sending = { postingId, body: sent, draft: undefined, repeat: undefined, campaign: {} };
    const { id } = await submit(server.parts, seeker.scope, sending);
    const one = { id, seeker, hirer, ...fate };
    for (const on of Object.values(fate)) agenda[on]?.add(one);
  };
}

/** What happens to an application on one day. */
async function live({ id, seeker, hirer, answerOn, withdrawOn, talkOn }: Sent, today: number): Promise<void> {
  const answer =
    Number(id) % 2 === 0
      ? ({ stage: "interview" } as const)
      : ({ stage: "declined", reason: "skills" } as const);
  // The later of the two finds it closed.
  if (today === withdrawOn) await withdraw(server.parts, seeker.scope, id).catch(unless("application-final"));
  if (today === answerOn)
    await decide(server.parts, hirer.scope, id, answer).catch(unless("application-final"));
  if (today !== talkOn) return;
  await write(id, "seeker", seeker.scope.accountId, hirer.email);
  await write(id, "pro", hirer.scope.accountId, seeker.email);
}

function unless(code: Problem["code"]) {
  return (error: unknown): void => {
    if (!(error instanceof Problem) || error.code !== code) throw error;
  };
}

async function write(id: string, side: Side, accountId: number, to: string): Promise<void> {
  const { clock, database } = server.parts;
  const talk = await talkAbout(database.read, Number(id), clock.now());
  if (!talk || talk.closed) return;
  const words = `zq${id}${side}qz`;
  const scope = { accountId, sessionId: "", impersonatorId: null, side, mayWrite: true, talk };
  await send(server.parts, scope as unknown as ConversationScope, { text: `Is it ${words}?` }, undefined);
  written.set(words, to);
}

/** Mails are deleted after a month, so each day's are read on that day. */
async function collectMails(): Promise<void> {
  const mails = await server.parts.database.read
    .selectFrom("mail")
    .select(["id", "recipient", "text"])
    .where("id", ">", lastMail)
    .orderBy("id")
    .execute();
  lastMail = mails.at(-1)?.id ?? lastMail;
  for (const { recipient, text } of mails)
    for (const [words] of text.matchAll(/zq\d+(?:seeker|pro)qz/g))
      found.set(words, [...(found.get(words) ?? []), recipient]);
}

/** Messages that are in no mailbox, in several, or in somebody else's. */
function astray(): number {
  const isRight = ([words, to]: [string, string]) => found.get(words)?.join() === to;
  return [...written].filter((entry) => !isRight(entry)).length;
}

/** Applications whose first outcome has no date, or a date after the promised one. */
async function undated(start: number): Promise<number> {
  const { read } = server.parts.database;
  const rows = await read.selectFrom("application").select(["id", "answer_by"]).execute();
  const events = await read
    .selectFrom("event")
    .select(["subject_id", "occurred_at"])
    .where("subject", "=", "application")
    .where("name", "in", ["application-moved", "application-withdrawn", "application-unanswered"])
    .orderBy("sequence", "desc")
    .execute();
  const first = new Map(events.map(({ subject_id, occurred_at }) => [subject_id, occurred_at]));
  return rows.filter(({ id, answer_by: by }) => {
    const at = first.get(id) ?? Infinity;
    return by === null || at < start || at > by + minute;
  }).length;
}

/** Organizations whose stored record differs from the one their events add up to. */
async function unlike(hirers: readonly Hirer[]): Promise<number> {
  const { read } = server.parts.database;
  let count = 0;
  for (const { organizationId: id } of hirers) {
    const { record_json: kept } = await read
      .selectFrom("organization")
      .select("record_json")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const asOf = Date.parse((JSON.parse(kept ?? "{}") as Responsiveness).since) + windowDays * day;
    const events = await ledgerOf(read, id, asOf, await countedThrough(read, id));
    if (JSON.stringify(responsivenessOf(settledOf(events, asOf), asOf)) !== kept) count += 1;
  }
  return count;
}

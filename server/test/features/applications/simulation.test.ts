import type { Responsiveness } from "@candor/contract/organizations/shapes";
import { afterAll, beforeAll, expect, it } from "vitest";
import { decide } from "../../../src/features/applications/commands/decide.ts";
import { submit } from "../../../src/features/applications/commands/submit.ts";
import { withdraw } from "../../../src/features/applications/commands/withdraw.ts";
import { replayed } from "../../../src/features/automation/queries.ts";
import { everyRule } from "../../../src/features/automation/rules.ts";
import { ledgerOf } from "../../../src/features/ledger/queries.ts";
import { responsivenessOf, settledOf } from "../../../src/features/ledger/rules.ts";
import type { ProScope } from "../../../src/features/organizations/gate.ts";
import type { SessionScope } from "../../../src/features/session/gate/scopes.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { aSeeker, onlyFinal } from "../../harness/a-seeker.ts";
import { pro as appointed, jobNamed, sent } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { randomFrom } from "../../harness/random-from.ts";

const hour = 3_600_000;
const day = 24 * hour;
const minute = 60_000;
const applications = 1000;
const quarter = 90;

let server: TestApp;
let jobId: number;
let pro: ProScope;
/** When the quarter began. */
let start: number;

beforeAll(async () => {
  server = await startApp();
  ({ jobId, pro } = await anOrganization(server));
  const random = randomFrom(7);
  const seekers = await manySeekers(applications);
  start = server.parts.clock.now();
  await simulate(seekers, random);
}, 240_000);
afterAll(() => server.close());

it("M-01 a quarter of 1,000 applications leaves none without a dated outcome", async () => {
  const rows = await server.parts.database.read.selectFrom("application").selectAll().execute();
  expect(rows).toHaveLength(applications);
  const statuses = new Set(rows.map(({ status }) => status));
  expect([...statuses].toSorted()).toEqual(["declined", "interview", "unanswered", "withdrawn"]);
  const outcomes = await firstOutcomes();
  for (const { id, answer_by } of rows) {
    expect(outcomes.get(id)).toBeGreaterThanOrEqual(start);
    expect(outcomes.get(id)).toBeLessThanOrEqual((answer_by as number) + minute);
  }
});

it("M-01 a late answer reopens an application that was closed without one", async () => {
  const { read } = server.parts.database;
  const events = await read
    .selectFrom("event")
    .innerJoin("application", "application.id", "event.subject_id")
    .select(["event.subject_id", "event.name", "event.payload_json", "application.status"])
    .where("event.name", "in", ["application-moved", "application-unanswered"])
    .execute();
  const closed = new Set(
    events.filter(({ name }) => name.endsWith("unanswered")).map((event) => event.subject_id),
  );
  const late = events.filter((event) => (JSON.parse(event.payload_json) as { late?: boolean }).late);
  expect(late.length).toBeGreaterThan(10);
  for (const { subject_id, status } of late) {
    expect(closed).toContain(subject_id);
    expect(status).not.toBe("unanswered");
  }
});

it("M-01 its Pro gets at most one reminder a day", async () => {
  const mails = await server.parts.database.read
    .selectFrom("mail")
    .select("created_at")
    .where("recipient", "=", "pro@harbor.example")
    .where("subject", "like", "%answer% due")
    .execute();
  const days = mails.map(({ created_at }) => new Date(created_at).toISOString().slice(0, 10));
  expect(days.length).toBeGreaterThan(30);
  expect(new Set(days).size).toBe(days.length);
});

it("M-02 the figures shown are exactly those computed from the event log", async () => {
  const { id, record_json: shown } = await server.parts.database.read
    .selectFrom("organization")
    .select(["id", "record_json"])
    .where("name", "=", "Harbor Trust")
    .executeTakeFirstOrThrow();
  const { since, n } = JSON.parse(shown as string) as Responsiveness;
  const asOf = Date.parse(since) + 90 * day;
  const counted = responsivenessOf(
    settledOf(await ledgerOf(server.parts.database.read, id, asOf), asOf),
    asOf,
  );
  expect(n).toBeGreaterThan(400);
  expect(JSON.stringify(counted)).toBe(shown);
});

it("M-24 replaying what programs decided in that quarter gives the same decisions", async () => {
  const results = await replayed(server.parts.database.read, {}, { most: Infinity, rules: everyRule });
  expect(results.length).toBeGreaterThan(3 * applications);
  expect(results.filter(({ result }) => result !== "identical")).toEqual([]);
});

interface Simulated {
  readonly id: string;
  readonly seeker: SessionScope;
  readonly answerAt: number;
  readonly withdrawAt: number;
}

/**
 * Applications come every morning; a third are never answered, some answers come late, some seekers don't wait. The
 * clock stops in the morning, when reminders are due, and at the end of each day. What happens on one morning happens
 * at once, so that its writes share commits.
 */
async function simulate(seekers: readonly SessionScope[], random: () => number): Promise<void> {
  const perDay = Math.ceil(applications / quarter);
  const all: Simulated[] = [];
  const now = server.parts.clock.now();
  await server.advance(day - (now % day) + 1000);
  for (let today = 0; today < quarter + 21; today++) {
    await server.advance(9 * hour);
    const applying = seekers.slice(today * perDay, (today + 1) * perDay);
    all.push(...(await Promise.all(applying.map((seeker) => anApplication(seeker, random)))));
    await Promise.all(all.map((application) => liveToday(application, random)));
    await server.advance(day - (server.parts.clock.now() % day) + 1000);
  }
}

async function anApplication(seeker: SessionScope, random: () => number): Promise<Simulated> {
  const now = server.parts.clock.now();
  const answerAt = random() < 0.33 ? Infinity : now + random() * 18 * day;
  const withdrawAt = random() < 0.05 ? now + random() * 20 * day : Infinity;
  const sending = { postingId: jobId, body: sent, draft: undefined, repeat: undefined, campaign: {} };
  const { id } = await submit(server.parts, seeker, sending);
  return { id, seeker, answerAt, withdrawAt };
}

async function liveToday({ id, seeker, answerAt, withdrawAt }: Simulated, random: () => number) {
  const now = server.parts.clock.now();
  const isToday = (moment: number) => moment <= now && moment > now - day;
  const answer =
    random() < 0.5 ? ({ stage: "interview" } as const) : ({ stage: "declined", reason: "skills" } as const);
  // The later of the two finds it closed.
  if (isToday(withdrawAt)) await withdraw(server.parts, seeker, id).catch(onlyFinal);
  if (isToday(answerAt)) await decide(server.parts, pro, id, answer).catch(onlyFinal);
}

/** When each application was first closed or answered. */
async function firstOutcomes(): Promise<Map<number, number>> {
  const events = await server.parts.database.read
    .selectFrom("event")
    .select(["subject_id", "occurred_at"])
    .where("subject", "=", "application")
    .where("name", "in", ["application-moved", "application-withdrawn", "application-unanswered"])
    .orderBy("sequence", "desc")
    .execute();
  return new Map(events.map(({ subject_id, occurred_at }) => [subject_id as number, occurred_at]));
}

async function anOrganization(server: TestApp): Promise<{ jobId: number; pro: ProScope }> {
  await server.publish([aDraft({ title: "Keeper", organization: "Harbor Trust" })]);
  const { accountId } = await appointed(server, "pro@harbor.example", "Harbor Trust");
  const jobId = Number(await jobNamed(server, "Keeper"));
  const { organization_id } = await server.parts.database.read
    .selectFrom("posting")
    .select("organization_id")
    .where("id", "=", jobId)
    .executeTakeFirstOrThrow();
  const pro = { accountId: Number(accountId), sessionId: "", organizationIds: [organization_id] };
  return { jobId, pro: pro as unknown as ProScope };
}

/** All at once: their writes share commits. */
function manySeekers(count: number): Promise<SessionScope[]> {
  return Promise.all(
    Array.from({ length: count }, (_, index) => aSeeker(server, `seeker-${index}@example.com`)),
  );
}

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { setAdministrator } from "../../../src/features/accounts/commands/appoint.ts";
import { day, hour } from "../../../src/platform/durations.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed, type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { MeetingCalls } from "../../harness/meetings.ts";

const operator = "operator@candor.example";
const toronto = [{ city: "Toronto", state: "ON", country: "CA" }];

let server: TestApp;
let calls: MeetingCalls;
let ada: Person;
let hedy: Person;
/** Sent before the clock moves: postings close when nobody confirms them for weeks. */
let ids: string[];
let toGuild: string;
let signedInAt = 0;

beforeAll(async () => {
  server = await startApp();
  calls = new MeetingCalls(server);
  const titles = Array.from({ length: 5 }, (_, at) => `Keeper ${at}`);
  await server.publish([
    ...titles.map((title) => aDraft({ title, organization: "Harbor Trust", places: toronto })),
    aDraft({ title: "Diver", organization: "Quay Guild" }),
    aDraft({
      title: "Caller",
      organization: "Harbor Trust",
      places: [],
      remote: { kind: "remote", within: ["CA"] },
    }),
  ]);
  await setAdministrator(server.parts, operator, { granted: true });
  await pro(server, "hedy@harbor.example", "Harbor Trust");
  await pro(server, "rex@quay.example", "Quay Guild");
  await signedIn();
  const sent = [];
  for (const title of [...titles, "Diver"])
    sent.push((await apply(server, ada, await jobNamed(server, title))).body.id);
  ids = sent.slice(0, -1);
  toGuild = sent.at(-1);
});
beforeEach(signedIn);
afterAll(() => server.close());

/** Again after days: sessions end, and only some codes a day are mailed to one address. */
async function signedIn(): Promise<void> {
  const now = server.parts.clock.now();
  if (now - signedInAt < day) return;
  signedInAt = now;
  ada = await person(server, "ada@example.com");
  hedy = await person(server, "hedy@harbor.example");
}

const nextApplication = () => ids.pop() ?? "";
const inHours = (hours: number) => new Date(server.parts.clock.now() + hours * hour).toISOString();

/** Both sides agree on an interview in this many hours, and it begins. */
async function interviewed(id: string, by: Person, hours: number, isFirst = true): Promise<string> {
  const at = inHours(hours);
  const meeting = { at, timeZone: "America/Toronto", minutes: 30 };
  await (isFirst ? calls.decide(id, by, meeting) : calls.offer(id, by, meeting));
  expect((await calls.reply(id, ada, { reply: "accepted", at })).status).toBe(201);
  await server.advance(hours * hour);
  return at;
}

async function dueFor(id: string, by: Person = hedy) {
  const own = await calls.read(id, ada);
  const theirs = await server.ask("GET", `/rest/organization/applications/${id}`, by);
  expect([own.id, theirs.body.id]).toEqual([id, id]);
  expect(theirs.body.decisionDue).toEqual(own.decisionDue);
  return own.decisionDue;
}

async function overdue() {
  const { status, body } = await server.ask(
    "GET",
    "/rest/admin/overdue-decisions",
    await person(server, operator),
  );
  expect(status).toBe(200);
  return body;
}

const isOverdue = async (id: string) =>
  (await overdue()).decisions.some(({ applicationId }: { applicationId: string }) => applicationId === id);

describe("M-03 after an interview for work in Ontario", () => {
  it("both sides see by when a decision is due; later it is listed until there is one", async () => {
    const id = nextApplication();
    expect(await dueFor(id)).toBeUndefined();
    const at = inHours(2);
    await calls.decide(id, hedy, { at, timeZone: "America/Toronto", minutes: 30 });
    await calls.reply(id, ada, { reply: "accepted", at });
    expect(await dueFor(id)).toBeUndefined();
    await server.advance(2 * hour);
    const due = await dueFor(id);
    expect(due).toMatchObject({ since: at, of: "meeting", days: 45 });
    expect(due.law.name).toContain("Ontario Regulation 476/24");
    expect(await isOverdue(id)).toBe(false);

    await server.advance(46 * day);
    await signedIn();
    expect(await dueFor(id)).toEqual(due);
    const { total, decisions } = await overdue();
    expect(total).toBe(decisions.length);
    const listed = decisions.find(({ applicationId }: { applicationId: string }) => applicationId === id);
    expect(listed).toMatchObject({
      organization: { name: "Harbor Trust", slug: "harbor-trust" },
      job: { title: expect.stringContaining("Keeper") },
      due,
    });
    expect(JSON.stringify(listed)).not.toContain("Byron");

    expect((await calls.decline(id, hedy)).status).toBe(200);
    await server.advance(hour);
    expect(await dueFor(id)).toBeUndefined();
    expect(await isOverdue(id)).toBe(false);
  });

  it("from anywhere in Canada, too", async () => {
    const { id } = (await apply(server, ada, await jobNamed(server, "Caller"))).body;
    await interviewed(id, hedy, 2);
    expect(await dueFor(id)).toMatchObject({ days: 45 });
  });

  it("a second interview moves the date once it takes place", async () => {
    const id = nextApplication();
    const first = await interviewed(id, hedy, 2);
    expect((await dueFor(id)).since).toBe(first);
    const second = await interviewed(id, hedy, 48, false);
    const due = await dueFor(id);
    expect(due.since).toBe(second);
    expect(Date.parse(due.at)).toBeGreaterThan(Date.parse(second) + 44 * day);
  });

  it("a withdrawn application has no date", async () => {
    const id = nextApplication();
    await interviewed(id, hedy, 2);
    await calls.withdraw(id, ada);
    expect(await dueFor(id)).toBeUndefined();
  });

  it("an interview that somebody missed sets none, and neither does one that was called off", async () => {
    const id = nextApplication();
    await interviewed(id, hedy, 2);
    expect((await calls.absent(id, ada, "seeker", { says: "absent" })).status).toBe(200);
    expect(await dueFor(id)).toBeUndefined();
    const at = inHours(2);
    await calls.offer(id, hedy, { at, timeZone: "America/Toronto", minutes: 30 });
    await calls.reply(id, ada, { reply: "accepted", at });
    await calls.cancel(id, hedy);
    await server.advance(3 * hour);
    expect(await dueFor(id)).toBeUndefined();
  });

  it("an invitation without times counts, because the interview is arranged elsewhere, unless it is declined", async () => {
    const id = nextApplication();
    const decided = await server.ask("POST", `/rest/organization/applications/${id}/decision`, {
      ...hedy,
      payload: { stage: "interview" },
    });
    expect(decided.status).toBe(200);
    expect(await dueFor(id)).toMatchObject({ of: "stage", days: 45 });
    expect((await calls.reply(id, ada, { reply: "declined" })).status).toBe(201);
    expect(await dueFor(id)).toBeUndefined();
  });
});

it("M-03 an owner promises decisions within 1 to 90 days, or nothing", async () => {
  const rex = await person(server, "rex@quay.example");
  const id = toGuild;
  await interviewed(id, rex, 2);
  expect(await dueFor(id, rex)).toBeUndefined();
  const promise = (payload: object, by = rex) =>
    server.ask("PUT", "/rest/organizations/quay-guild/decision-days", { ...by, payload });
  for (const days of [0, 91, 1.5]) {
    const { status, body } = await promise({ days });
    expect([status, body.errors[0].key]).toEqual([400, "validation.decisionDays"]);
  }
  expect((await promise({ days: 7 }, ada)).status).toBe(404);
  expect((await promise({ days: 7 })).status).toBe(204);
  const due = await dueFor(id, rex);
  expect(due).toMatchObject({ days: 7, of: "meeting" });
  expect(due.law).toBeUndefined();
  const details = await server.ask("GET", "/rest/organizations/quay-guild/details", rex);
  expect(details.body.decisionDays).toBe(7);
  await server.advance(8 * day + 1);
  expect(await isOverdue(id)).toBe(true);
  expect((await promise({})).status).toBe(204);
  expect(await isOverdue(id)).toBe(false);
});

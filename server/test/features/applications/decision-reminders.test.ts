import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { day, hour } from "../../../src/platform/durations.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed, mailsTo, type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { MeetingCalls } from "../../harness/meetings.ts";

const email = "rex@quay.example";
/** A Wednesday; ten days later is a Saturday. */
const wednesday = "2027-03-03T15:00:00Z";

let server: TestApp;
let calls: MeetingCalls;
let ada: Person;
let rex: Person;

beforeEach(async () => {
  server = await startApp();
  calls = new MeetingCalls(server);
  await server.publish(["Diver", "Keeper"].map((title) => aDraft({ title, organization: "Quay Guild" })));
  await server.advance(Date.parse(wednesday) - server.parts.clock.now());
  await pro(server, email, "Quay Guild");
  await signIn();
});
afterEach(() => server.close());

async function signIn(): Promise<void> {
  ada = await person(server, "ada@example.com");
  rex = await person(server, email);
}

/** Sessions end along the way. */
async function until(moment: string): Promise<void> {
  await server.advance(Date.parse(moment) - server.parts.clock.now());
  await signIn();
}

async function promise(days: number): Promise<void> {
  const payload = { days };
  await server.ask("PUT", "/rest/organizations/quay-guild/decision-days", { ...rex, payload });
  await server.parts.settled();
}

const applied = async (title: string): Promise<string> =>
  (await apply(server, ada, await jobNamed(server, title))).body.id;

async function invited(title: string): Promise<string> {
  const id = await applied(title);
  const payload = { stage: "interview" };
  await server.ask("POST", `/rest/organization/applications/${id}/decision`, { ...rex, payload });
  await server.parts.settled();
  return id;
}

async function reminders(): Promise<string[]> {
  const mails = await mailsTo(server, email);
  return mails.map(({ subject }) => subject).filter((subject) => subject.endsWith("due"));
}

describe("M-03 Pros are reminded of decisions after interviews", () => {
  it("two business days before and on the day, in one mail, as long as none was made", async () => {
    await promise(10);
    const [first] = [await invited("Diver"), await invited("Keeper")];
    await until("2027-03-11T08:00:00Z");
    expect(await reminders()).toEqual([]);
    await until("2027-03-11T09:00:00Z");
    expect(await reminders()).toEqual(["2 decisions are due"]);
    const mail = (await mailsTo(server, email)).find(({ subject }) => subject === "2 decisions are due");
    expect(mail?.text).toContain("Ada Byron, Diver: by March 13, 2027");
    await until("2027-03-12T12:00:00Z");
    await calls.decline(first, rex);
    await until("2027-03-13T09:00:00Z");
    expect(await reminders()).toEqual(["1 decision is due", "2 decisions are due"]);
    await until("2027-03-20T09:00:00Z");
    expect(await reminders()).toHaveLength(2);
  });

  it("together with the answers that are due", async () => {
    await promise(12);
    await invited("Diver");
    await applied("Keeper");
    await until("2027-03-15T09:00:00Z");
    expect(await reminders()).toEqual(["1 answer and 1 decision are due"]);
  });

  it("by the date that the latest interview sets, and not before an interview took place", async () => {
    await promise(10);
    const id = await applied("Diver");
    const at = new Date(server.parts.clock.now() + 5 * day).toISOString();
    await calls.decide(id, rex, { at, timeZone: "America/Chicago", minutes: 30 });
    expect((await calls.reply(id, ada, { reply: "accepted", at })).status).toBe(201);
    // On March 8.
    await until("2027-03-16T08:00:00Z");
    expect(await reminders()).toEqual([]);
    await until("2027-03-16T09:00:00Z");
    expect(await reminders()).toEqual(["1 decision is due"]);
  });

  it("by the date of a promise that was made later, and no longer by the earlier one", async () => {
    await promise(10);
    await invited("Diver");
    await promise(20);
    await until("2027-03-13T12:00:00Z");
    expect(await reminders()).toEqual([]);
    await until("2027-03-19T09:00:00Z");
    expect(await reminders()).toEqual(["1 decision is due"]);
  });

  it("not at once if the reminder's time has already passed", async () => {
    await promise(2);
    await invited("Diver");
    await server.advance(hour);
    expect(await reminders()).toEqual([]);
    await until("2027-03-05T09:00:00Z");
    expect(await reminders()).toEqual(["1 decision is due"]);
  });
});

import { afterAll, beforeAll, expect, it } from "vitest";
import { day, hour } from "../../../src/platform/durations.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { jobNamed, mailsTo, type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { MeetingCalls } from "../../harness/meetings.ts";

let server: TestApp;
let calls: MeetingCalls;
let hirer: Person;
const organization = "Harbor Trust";

beforeAll(async () => {
  server = await startApp();
  await server.publish(["Keeper", "Rigger"].map((title) => aDraft({ title, organization })));
  calls = new MeetingCalls(server);
  hirer = await pro(server, "grace@harbor.example", organization);
});
afterAll(() => server.close());

async function agreed(seeker: Person, title: string, days: number): Promise<string> {
  const at = new Date(server.parts.clock.now() + days * day).toISOString();
  const meeting = { at, timeZone: "America/Chicago", minutes: 45 };
  const id = await calls.invited(seeker, hirer, await jobNamed(server, title), meeting);
  await calls.reply(id, seeker, { reply: "accepted", at });
  return id;
}

async function block(who: Person): Promise<void> {
  await server.ask("POST", "/rest/blocks", { ...who, payload: { kind: "blocked", organization } });
  await server.parts.settled();
}

it("M-28 an interview is called off when somebody blocks the organization: its Pro's time is free again", async () => {
  const seeker = await person(server, "ada@example.com");
  const id = await agreed(seeker, "Keeper", 6);
  expect(await calls.standing(id)).toHaveLength(1);
  await block(seeker);
  expect(await calls.standing(id)).toEqual([]);
});

it("M-28 an interview of a decided application disappears from the calendar and the mails of who is blocked", async () => {
  const seeker = await person(server, "ben@example.com");
  const id = await agreed(seeker, "Rigger", 5);
  const payload = { stage: "hired" };
  await server.ask("POST", `/rest/organization/applications/${id}/decision`, { ...hirer, payload });
  const { url } = (await server.ask("POST", "/rest/calendar", { headers: hirer.headers })).body;
  const calendar = async () => (await server.ask("GET", url)).body;
  expect(await calendar()).toContain("Rigger");
  await block(seeker);
  expect(await calendar()).not.toContain("Rigger");
  const mails = async (to: string) => (await mailsTo(server, to)).length;
  const [hirers, seekers] = [await mails("grace@harbor.example"), await mails("ben@example.com")];
  await server.advance(4 * day + hour);
  expect(await mails("ben@example.com")).toBeGreaterThan(seekers);
  expect(await mails("grace@harbor.example")).toBe(hirers);
});

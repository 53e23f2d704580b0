import { afterAll, beforeAll, expect, it } from "vitest";
import { day, hour, minute } from "../../../../src/platform/durations.ts";
import { aDraft } from "../../../harness/a-draft.ts";
import { jobNamed, type Person, person, pro } from "../../../harness/an-application.ts";
import { startApp, type TestApp } from "../../../harness/app.ts";
import { type Meeting, MeetingCalls } from "../../../harness/meetings.ts";

let server: TestApp;
let calls: MeetingCalls;
let grace: Person;
let taken = 0;

beforeAll(async () => {
  server = await startApp();
  const titles = Array.from({ length: 8 }, (_, at) => `Keeper ${at}`);
  await server.publish(titles.map((title) => aDraft({ title, organization: "Harbor Trust" })));
  grace = await pro(server, "grace@harbor.example", "Harbor Trust");
  calls = new MeetingCalls(server);
});
afterAll(() => server.close());

const inDays = (days: number) => new Date(server.parts.clock.now() + days * day).toISOString();

async function invited(seeker: Person, at: string, ...others: string[]): Promise<string> {
  const meeting: Meeting = { at, others, timeZone: "America/Chicago", minutes: 45, place: "Pier 4" };
  return calls.invited(seeker, grace, await jobNamed(server, `Keeper ${taken++}`), meeting);
}

async function ahead({ headers }: Person) {
  return (await server.ask("GET", "/rest/applications/meetings", { headers })).body.meetings;
}

it("M-43 lists one's interviews to come, earliest first, with place, both zones and a calendar file", async () => {
  const ada = await person(server, "ada@example.com");
  const later = inDays(9);
  const sooner = inDays(5);
  const offered = await invited(ada, later);
  const agreed = await invited(ada, sooner);
  await calls.reply(agreed, ada, { reply: "accepted" });
  const [first, second, ...more] = await ahead(ada);
  expect(more).toEqual([]);
  expect(first).toMatchObject({
    id: agreed,
    agreed: true,
    job: { organization: { name: "Harbor Trust" } },
    meeting: { at: sooner, minutes: 45, timeZone: "America/Chicago", place: "Pier 4" },
  });
  expect(second).toMatchObject({ id: offered, agreed: false, meeting: { at: later } });
  expect((await server.ask("GET", first.calendarUrl)).headers["content-type"]).toMatch(/^text\/calendar/);
  expect(await ahead(await person(server, "stranger@example.com"))).toEqual([]);
});

it("M-43 lists the times that can still be picked, and an interview until its end", async () => {
  const ben = await person(server, "ben@example.com");
  const [soon, next, last] = [inDays(1), inDays(2), inDays(3)];
  const id = await invited(ben, soon, next, last);
  await server.advance(day + minute);
  const [choice] = await ahead(ben);
  expect(choice).toMatchObject({ agreed: false, meeting: { at: next, others: [last] } });
  expect(choice.calendarUrl).toBeUndefined();
  await calls.reply(id, ben, { reply: "accepted", at: next });
  await server.advance(day);
  expect(await ahead(ben)).toMatchObject([{ id, agreed: true, meeting: { at: next } }]);
  await server.advance(hour);
  expect(await ahead(ben)).toEqual([]);
});

it.each(["declined", "canceled", "withdrawn"])(
  "M-43 no longer lists an interview that is %s",
  async (how) => {
    const seeker = await person(server, `${how}@example.com`);
    const id = await invited(seeker, inDays(4));
    if (how === "declined") await calls.reply(id, seeker, { reply: "declined" });
    if (how === "canceled") await calls.cancel(id, grace);
    if (how === "withdrawn") await calls.withdraw(id, seeker);
    expect(await ahead(seeker)).toEqual([]);
  },
);

import ICAL from "ical.js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed, type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

const meeting = {
  at: "2098-12-02T15:00:00.000Z",
  timeZone: "America/Chicago",
  minutes: 45,
  place: "Pier 4",
};

let server: TestApp;
let harborPro: Person;
let ada: Person;
let taken = 0;

beforeAll(async () => {
  server = await startApp();
  const titles = Array.from({ length: 10 }, (_, at) => `Keeper ${at}`);
  await server.publish(titles.map((title) => aDraft({ title, organization: "Harbor Trust" })));
  harborPro = await pro(server, "pro@harbor.example", "Harbor Trust");
  ada = await person(server, "ada@example.com");
});
afterAll(() => server.close());

async function anApplication(): Promise<string> {
  const { body } = await apply(server, ada, await jobNamed(server, `Keeper ${taken++}`));
  return body.id;
}

async function decide(id: string, payload: object): Promise<void> {
  const url = `/rest/organization/applications/${id}/decision`;
  expect((await server.ask("POST", url, { ...harborPro, payload })).status).toBe(200);
}

/**
 * What calendars learn about this application from mails to an address, in the order of events: mails may arrive in a
 * different order.
 */
async function calendars(to: string, id: string) {
  await server.parts.settled();
  const { body } = await server.ask("GET", `/dev/mailbox.json?to=${to}`);
  const texts = (body as { calendar?: { text: string } }[]).flatMap(({ calendar }) => calendar?.text ?? []);
  return texts
    .map((text) => {
      const calendar = new ICAL.Component(ICAL.parse(text));
      const component = calendar.getFirstSubcomponent("vevent")!;
      const event = new ICAL.Event(component);
      return {
        uid: event.uid,
        method: calendar.getFirstPropertyValue("method"),
        sequence: event.sequence,
        start: event.startDate.toJSDate().toISOString(),
        status: component.getFirstPropertyValue("status"),
        attendee: component.getFirstPropertyValue("attendee"),
        organizer: component.getFirstPropertyValue("organizer"),
      };
    })
    .filter(({ uid }) => uid === `application-${id}@candor.test`)
    .toSorted((a, b) => a.sequence - b.sequence);
}

it("M-43 an invitation puts the meeting into the applicant's calendar, a new one moves it, a refusal takes it out", async () => {
  const id = await anApplication();
  await decide(id, { stage: "interview", meeting });
  await decide(id, { stage: "offer" });
  await decide(id, { stage: "interview", meeting: { ...meeting, at: "2098-12-03T15:00:00.000Z" } });
  await decide(id, { stage: "declined", reason: "positionFilled" });
  await decide(id, { stage: "interview", meeting });
  const told = await calendars("ada@example.com", id);
  expect(told.map(({ method, sequence, start, status }) => [method, sequence, start, status])).toEqual([
    ["REQUEST", 2, "2098-12-02T15:00:00.000Z", "CONFIRMED"],
    ["REQUEST", 4, "2098-12-03T15:00:00.000Z", "CONFIRMED"],
    ["CANCEL", 5, "2098-12-03T15:00:00.000Z", "CANCELLED"],
    ["REQUEST", 6, "2098-12-02T15:00:00.000Z", "CONFIRMED"],
  ]);
  for (const { attendee, organizer } of told) {
    expect(attendee).toMatch(/^mailto:ada@example\.com$/i);
    expect(organizer).toMatch(/^mailto:[^@<>\s]+@[^@<>\s]+$/i);
  }
});

it("M-43 a Pro's calendar gets the meeting when it is accepted, and loses it when the applicant withdraws", async () => {
  const id = await anApplication();
  await decide(id, { stage: "interview", meeting });
  await server.ask("POST", `/rest/applications/${id}/replies`, {
    ...ada,
    payload: { reply: "message", text: "Hello." },
  });
  expect(await calendars("pro@harbor.example", id)).toEqual([]);
  await server.ask("POST", `/rest/applications/${id}/replies`, { ...ada, payload: { reply: "accepted" } });
  await server.ask("POST", `/rest/applications/${id}/withdrawal`, ada);
  const told = await calendars("pro@harbor.example", id);
  expect(told.map(({ method, sequence }) => [method, sequence])).toEqual([
    ["REQUEST", 4],
    ["CANCEL", 5],
  ]);
});

it("M-43 mails without a meeting, or about one that is over, leave calendars alone", async () => {
  const [timeless, declined] = [await anApplication(), await anApplication()];
  await decide(timeless, { stage: "interview" });
  await decide(timeless, { stage: "declined", reason: "positionFilled" });
  await decide(declined, { stage: "declined", reason: "positionFilled" });
  expect(await calendars("ada@example.com", timeless)).toEqual([]);
  expect(await calendars("ada@example.com", declined)).toEqual([]);
});

it("M-43 a picked time is in both calendars, moves with other times, and leaves with the interview", async () => {
  const id = await anApplication();
  const others = ["2098-12-03T15:00:00.000Z", "2098-12-04T15:00:00.000Z"];
  await decide(id, { stage: "interview", meeting: { ...meeting, others } });
  expect(await calendars("ada@example.com", id)).toEqual([]);
  const reply = (payload: object) =>
    server.ask("POST", `/rest/applications/${id}/replies`, { ...ada, payload });
  const offer = (payload: object) =>
    server.ask("POST", `/rest/organization/applications/${id}/meeting`, { ...harborPro, payload });
  await reply({ reply: "accepted", at: others[0] });
  await reply({ reply: "accepted", at: others[1] });
  await offer({ ...meeting, at: "2098-12-05T15:00:00.000Z", others });
  await reply({ reply: "another-time", at: "2098-12-06T15:00:00.000Z" });
  await offer({ ...meeting, at: "2098-12-06T15:00:00.000Z" });
  await server.ask("POST", `/rest/organization/applications/${id}/meeting/cancellation`, {
    ...harborPro,
    payload: {},
  });
  const expected = [
    ["REQUEST", "2098-12-03T15:00:00.000Z", "CONFIRMED"],
    ["REQUEST", "2098-12-04T15:00:00.000Z", "CONFIRMED"],
    ["CANCEL", "2098-12-04T15:00:00.000Z", "CANCELLED"],
    ["REQUEST", "2098-12-06T15:00:00.000Z", "CONFIRMED"],
    ["CANCEL", "2098-12-06T15:00:00.000Z", "CANCELLED"],
  ];
  for (const side of ["ada@example.com", "pro@harbor.example"]) {
    const told = await calendars(side, id);
    expect(told.map(({ method, start, status }) => [method, start, status])).toEqual(expected);
    const sequences = told.map(({ sequence }) => sequence);
    expect(sequences).toEqual([...new Set(sequences)]);
  }
});

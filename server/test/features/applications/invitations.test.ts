import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed, mailsTo, type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let ada: Person;
let harborPro: Person;
let stranger: Person;
let taken = 0;

beforeAll(async () => {
  server = await startApp();
  const titles = Array.from({ length: 10 }, (_, at) => `Keeper ${at}`);
  await server.publish(titles.map((title) => aDraft({ title, organization: "Harbor Trust" })));
  harborPro = await pro(server, "pro@harbor.example", "Harbor Trust");
  ada = await person(server, "ada@example.com");
  stranger = await person(server, "stranger@example.com");
});
afterAll(() => server.close());

const meeting = {
  at: "2098-12-02T15:00:00.000Z",
  timeZone: "America/Chicago",
  minutes: 45,
  place: "Pier 4; ask for Grace, at the desk",
};

async function invited(more: object = { meeting }): Promise<string> {
  const { id } = (await apply(server, ada, await jobNamed(server, `Keeper ${taken++}`))).body;
  const { status } = await decide(id, { stage: "interview", ...more });
  expect(status).toBe(200);
  return id;
}

function decide(id: string, payload: object) {
  return server.ask("POST", `/rest/organization/applications/${id}/decision`, { ...harborPro, payload });
}

function reply(id: string, payload: object, by = ada, key?: string) {
  return server.ask("POST", `/rest/applications/${id}/replies`, {
    headers: { ...by.headers, ...(key && { "idempotency-key": key }) },
    payload,
  });
}

async function read(id: string) {
  return (await server.ask("GET", `/rest/applications/${id}`, ada)).body;
}

describe("an invitation with a time", () => {
  it("M-43 is mailed and shown with the zone in which it was stated", async () => {
    const id = await invited();
    const { timeline, invitation } = await read(id);
    expect(timeline.at(-1)).toMatchObject({ status: "interview", meeting });
    expect(invitation).toMatchObject({ meeting });
    const [mail] = await mailsTo(server, "ada@example.com");
    expect(mail?.text).toContain(
      "When: Tuesday, December 2, 2098 at 9:00 AM CST (America/Chicago), 45 minutes",
    );
    expect(mail?.text).toContain("Where: Pier 4; ask for Grace, at the desk");
  });

  it("M-43 is a calendar file that a calendar reads", async () => {
    const id = await invited();
    const { calendarUrl } = (await read(id)).invitation;
    const file = await server.ask("GET", calendarUrl);
    expect(file.status).toBe(200);
    expect(file.headers["content-type"]).toBe("text/calendar; charset=utf-8");
    expect(file.headers["content-disposition"]).toContain('filename="interview.ics"');
    const calendar = new ICAL.Component(ICAL.parse(file.body));
    const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent")!);
    expect(event.startDate.toJSDate().toISOString()).toBe(meeting.at);
    expect(event.endDate.toJSDate().toISOString()).toBe("2098-12-02T15:45:00.000Z");
    expect(event.summary).toMatch(/^Interview: Keeper \d+, Harbor Trust$/);
    expect(event.location).toBe(meeting.place);
    expect(event.uid).toBe(`application-${id}@candor.test`);
    expect(calendar.getFirstPropertyValue("method")).toBe("PUBLISH");
  });

  it("is no file for others, with a wrong link, or once it is over", async () => {
    const [id, other] = [await invited(), await invited({})];
    const { calendarUrl } = (await read(id)).invitation;
    const token = new URL(calendarUrl, "http://candor.test").searchParams.get("token");
    for (const path of [
      `/rest/applications/${id}/invitation.ics?token=none`,
      `/rest/applications/${other}/invitation.ics?token=${token}`,
      `/rest/applications/999999/invitation.ics?token=${token}`,
    ])
      expect((await server.ask("GET", path)).status).toBe(404);
    await decide(id, { stage: "offer" });
    expect((await server.ask("GET", calendarUrl)).status).toBe(404);
  });

  it.each([
    [{ ...meeting, at: "2020-01-01T00:00:00Z" }, "/meeting/at"],
    [{ ...meeting, timeZone: "+05:00" }, "/meeting/timeZone"],
    [{ ...meeting, minutes: 4 }, "/meeting/minutes"],
    [{ ...meeting, place: "Pier\r\n4" }, "/meeting/place"],
  ])("is refused: %j", async (wrong, path) => {
    const { id } = (await apply(server, stranger, await jobNamed(server, "Keeper 0"))).body;
    const { status, body } = await decide(id ?? "1", { stage: "interview", meeting: wrong });
    expect(status).toBe(400);
    expect(body.errors[0].path).toBe(path);
  });

  it("is a part of interviews only", async () => {
    const { body } = await decide("1", { stage: "offer", meeting });
    expect(body.errors).toEqual([
      { path: "/meeting", key: "validation.meetingStage", text: "Only an interview has a time" },
    ]);
  });
});

describe("a reply to an invitation", () => {
  it("M-43 is in the timeline of both sides, and mailed once to each Pro", async () => {
    const id = await invited();
    const sent = await reply(id, { reply: "another-time", text: "Could we talk on Friday?" });
    expect(sent).toMatchObject({ status: 201, body: { invitation: { reply: "another-time" } } });
    const accepted = await Promise.all([1, 2].map(() => reply(id, { reply: "accepted" })));
    expect(accepted.map(({ status }) => status)).toEqual([201, 201]);
    const { timeline, invitation } = await read(id);
    expect(invitation.reply).toBe("accepted");
    expect(timeline.slice(-2)).toMatchObject([
      { kind: "replied", reply: "another-time", note: "Could we talk on Friday?", actor: { kind: "seeker" } },
      { kind: "replied", reply: "accepted" },
    ]);
    const seen = await server.ask("GET", `/rest/organization/applications/${id}`, harborPro);
    expect(seen.body.timeline).toEqual(timeline);
    const { title } = (await read(id)).job;
    const mails = (await mailsTo(server, "pro@harbor.example")).filter(({ subject }) =>
      subject.includes(title),
    );
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      `Another time proposed: ${title}`,
      `Invitation accepted: ${title}`,
      `New application: ${title}`,
    ]);
    const proposed = mails.find(({ subject }) => subject.startsWith("Another"));
    expect(proposed?.text).toContain("They wrote: Could we talk on Friday?");
  });

  it("is written once for one key", async () => {
    const id = await invited();
    const words = { reply: "message", text: "Who will be there?" };
    await Promise.all([1, 2, 3].map(() => reply(id, words, ada, "key")));
    const kinds = (await read(id)).timeline.map(({ kind }: { kind: string }) => kind);
    expect(kinds.filter((kind: string) => kind === "replied")).toHaveLength(1);
  });

  it("needs words unless it accepts, an invitation, and to be the applicant's", async () => {
    const id = await invited();
    const wordless = await reply(id, { reply: "another-time", text: " … " });
    expect(wordless.body.errors).toEqual([
      { path: "/text", key: "validation.replyRequired", text: "Write a few words" },
    ]);
    expect((await reply(id, { reply: "message", text: "x".repeat(2001) })).status).toBe(400);
    expect((await reply(id, { reply: "accepted" }, stranger)).status).toBe(404);
    await decide(id, { stage: "offer" });
    expect((await reply(id, { reply: "accepted" })).body.code).toBe("no-invitation");
  });

  it("is counted: there is an end to them", async () => {
    const id = await invited();
    for (let time = 0; time < 30; time++)
      expect((await reply(id, { reply: "message", text: `Again ${time}` })).status).toBe(201);
    expect((await reply(id, { reply: "message", text: "Once more" })).body.code).toBe("too-many-replies");
  });
});

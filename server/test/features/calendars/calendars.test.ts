import { messageIn } from "@candor/contract/messages/catalogues";
import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { day } from "../../../src/platform/durations.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed, type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { MeetingCalls } from "../../harness/meetings.ts";

let server: TestApp;
let ada: Person;
let ben: Person;
let grace: Person;

beforeAll(async () => {
  server = await startApp();
  const titles = ["Waited", "Invited", "Saved"];
  const closesAt = Date.UTC(2098, 10, 30);
  await server.publish([
    ...titles.map((title) =>
      aDraft({ title, organization: "Harbor Trust", ...(title === "Saved" && { closesAt }) }),
    ),
    aDraft({ title: "Interviewed", organization: "Quay Guild" }),
  ]);
  grace = await pro(server, "grace@harbor.example", "Harbor Trust");
  ada = await person(server, "ada@example.com");
  ben = await person(server, "ben@example.com");
});
afterAll(() => server.close());

async function made(by: Person): Promise<string> {
  const { status, body } = await server.ask("POST", "/rest/calendar", { headers: by.headers });
  expect(status).toBe(201);
  return body.url;
}

async function events(url: string) {
  const { status, body, headers } = await server.ask("GET", url);
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("text/calendar; charset=utf-8");
  const calendar = new ICAL.Component(ICAL.parse(body));
  return calendar.getAllSubcomponents("vevent").map((component) => {
    const { uid, summary, startDate, sequence } = new ICAL.Event(component);
    return { uid, summary, start: startDate.toString(), allDay: startDate.isDate, sequence };
  });
}

describe("M-43 a private calendar", () => {
  it("M-50 is in its reader's language, whatever the calendar program asks for", async () => {
    const reader = await person(server, "lucia@example.com");
    await server.ask("PUT", "/rest/account/locale", { ...reader, payload: { locale: "es-US" } });
    await apply(server, reader, await jobNamed(server, "Waited"));
    const [due] = await events(await made(reader));
    expect(due?.summary).toBe(
      messageIn("es-US", "calendars.due", { title: "Waited", organization: "Harbor Trust" }),
    );
  });

  it("has one's interviews, the answers one is owed, and when saved postings close, and nobody else's", async () => {
    const waited = (await apply(server, ada, await jobNamed(server, "Waited"))).body.id;
    const at = new Date(server.parts.clock.now() + 5 * day).toISOString();
    const meeting = { at, others: ["2098-12-03T15:00:00.000Z"], timeZone: "America/Chicago", minutes: 45 };
    const calls = new MeetingCalls(server);
    const invited = await calls.invited(ada, grace, await jobNamed(server, "Invited"), meeting);
    const saved = await jobNamed(server, "Saved");
    await server.ask("POST", "/rest/saved-postings", { ...ada, payload: { postings: [{ id: saved }] } });
    const url = await made(ada);
    const before = (await events(url)).map(({ uid }) => uid);
    expect(before.toSorted()).toEqual([`closes-${saved}@candor.test`, `due-${waited}@candor.test`]);
    await calls.reply(invited, ada, { reply: "accepted", at });
    const own = await events(url);
    expect(own.find(({ uid }) => uid === `application-${invited}@candor.test`)).toMatchObject({
      summary: "Interview: Invited, Harbor Trust",
      start: at.replace(/\.\d+Z/, "Z"),
    });
    expect(own.find(({ uid }) => uid.startsWith("closes"))).toMatchObject({
      summary: "Closes: Saved, Harbor Trust",
      allDay: true,
      start: "2098-11-30",
    });
    const theirs = await events(await made(grace));
    expect(theirs).toMatchObject([
      { uid: `application-${invited}@candor.test`, summary: "Interview: Invited" },
    ]);
    expect(await events(await made(ben))).toEqual([]);
    await calls.cancel(invited, grace);
    expect((await events(url)).map(({ uid }) => uid).toSorted()).toEqual(before.toSorted());
  });

  it("M-03 has the days on which decisions are due after interviews, for both sides", async () => {
    const [dora, emil, rex] = [
      await person(server, "dora@example.com"),
      await person(server, "emil@example.com"),
      await pro(server, "rex@quay.example", "Quay Guild"),
    ];
    const sent = [];
    for (const seeker of [dora, emil]) {
      const { id } = (await apply(server, seeker, await jobNamed(server, "Interviewed"))).body;
      const payload = { stage: "interview" };
      await server.ask("POST", `/rest/organization/applications/${id}/decision`, { ...rex, payload });
      sent.push(id);
    }
    const [theirs, hers, own] = [await made(rex), await made(dora), await made(emil)];
    expect([await events(theirs), await events(hers)]).toEqual([[], []]);
    const payload = { days: 10 };
    await server.ask("PUT", "/rest/organizations/quay-guild/decision-days", { ...rex, payload });
    const date = new Date(server.parts.clock.now() + 10 * day).toISOString().slice(0, 10);
    expect(await events(hers)).toMatchObject([
      {
        uid: `decision-${sent[0]}@candor.test`,
        summary: "Decision due after your interview: Interviewed, Quay Guild",
        allDay: true,
        start: date,
      },
    ]);
    expect(await events(theirs)).toMatchObject([
      { summary: "2 decisions due: Interviewed", allDay: true, start: date },
    ]);
    await new MeetingCalls(server).decline(sent[1], rex);
    await server.advance(day / 24);
    expect(await events(own)).toEqual([]);
    expect(await events(theirs)).toMatchObject([{ summary: "1 decision due: Interviewed", start: date }]);
    expect(await events(await made(grace))).not.toContainEqual(
      expect.objectContaining({ summary: expect.stringContaining("Interviewed") }),
    );
  });

  it("has a Pro's own interviews, and not the next one of a colleague who took the applicant over", async () => {
    const [hopper, carl] = [
      await pro(server, "hopper@harbor.example", "Harbor Trust"),
      await person(server, "carl@example.com"),
    ];
    const calls = new MeetingCalls(server);
    const inDays = (days: number) => new Date(server.parts.clock.now() + days * day).toISOString();
    const first = { at: inDays(1), timeZone: "America/Chicago", minutes: 45 };
    const invited = await calls.invited(carl, grace, await jobNamed(server, "Waited"), first);
    await calls.reply(invited, carl, { reply: "accepted", at: first.at });
    await server.advance(2 * day);
    const next = { ...first, at: inDays(1) };
    expect((await calls.offer(invited, hopper, next)).status).toBe(204);
    await calls.reply(invited, carl, { reply: "accepted", at: next.at });
    const [uid, start] = [`application-${invited}@candor.test`, next.at.replace(/\.\d+Z/, "Z")];
    expect(await events(await made(hopper))).toMatchObject([{ uid, start }]);
    expect(await events(await made(grace))).not.toContainEqual(expect.objectContaining({ uid, start }));
  });

  it("has an address that nobody can guess, and that works until it is revoked or replaced", async () => {
    const first = await made(ben);
    const read = async () => (await server.ask("GET", "/rest/calendar", { headers: ben.headers })).body;
    expect((await read()).url).toBe(first);
    const [, number, secret] = /\/(\d+)\.([\w-]{43})\/candor\.ics$/.exec(first) ?? [];
    expect(secret).toBeDefined();
    const other = secret?.startsWith("A") ? "B" : "A";
    for (const token of [
      `${number}.${other}${secret?.slice(1)}`,
      `${Number(number) + 1}.${secret}`,
      "1",
      "x",
    ])
      expect((await server.ask("GET", `/rest/calendars/${token}/candor.ics`)).status).toBe(404);
    const second = await made(ben);
    expect(second).not.toBe(first);
    expect((await server.ask("GET", first)).status).toBe(404);
    expect((await server.ask("GET", second)).status).toBe(200);
    for (const _ of [1, 2])
      expect((await server.ask("DELETE", "/rest/calendar", { headers: ben.headers })).status).toBe(204);
    expect((await server.ask("GET", second)).status).toBe(404);
    expect(await read()).toEqual({});
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed, mailsTo, type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let ada: Person;
let people = 0;

beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  people += 1;
  ada = await person(server, `ada-${people}@example.com`);
});

async function zone(query = "") {
  const { body } = await server.ask("GET", `/rest/profile${query}`, ada);
  return [body.timeZone, body.timeZoneChosen];
}

function say(payload: object) {
  return server.ask("PUT", "/rest/account/time-zone", { ...ada, payload });
}

describe("C-09 the time zone of an account", () => {
  it("is unknown at first, and then is what the browser names", async () => {
    expect(await zone()).toEqual([undefined, false]);
    expect((await say({ timeZone: "Asia/Tokyo", chosen: false })).status).toBe(204);
    expect(await zone()).toEqual(["Asia/Tokyo", false]);
  });

  it("is what its person chose, whatever browsers name, until they choose the browser's again", async () => {
    await say({ timeZone: "Europe/Berlin", chosen: true });
    await say({ timeZone: "Asia/Tokyo", chosen: false });
    expect(await zone("?timeZone=Asia/Tokyo&timezoneOffset=300")).toEqual(["Europe/Berlin", true]);
    await say({ chosen: true });
    expect(await zone()).toEqual([undefined, false]);
  });

  it.each(["Nowhere/Town", "+05:00", "", "x".repeat(61)])("is never %j", async (timeZone) => {
    expect((await say({ timeZone, chosen: true })).status).toBe(400);
    expect(await zone()).toEqual([undefined, false]);
  });

  it("C-13: is guessed from an offset of whole hours, which gives way to any name", async () => {
    expect(await zone("?timezoneOffset=-330")).toEqual([undefined, false]);
    expect(await zone("?timezoneOffset=300")).toEqual(["Etc/GMT+5", false]);
    expect(await zone("?timezoneOffset=-60")).toEqual(["Etc/GMT+5", false]);
    expect(await zone("?timeZone=America/New_York")).toEqual(["America/New_York", false]);
  });

  it("comes with a sign-in", async () => {
    const email = `new-${people}@example.com`;
    await server.ask("POST", "/rest/auth/code", { payload: { email } });
    const code = /\b\d{6}\b/.exec((await mailsTo(server, email))[0]?.subject ?? "")?.[0];
    const payload = { provider: "code", credential: { email, code } };
    const { body } = await server.ask("POST", "/rest/auth/login?timeZone=Asia/Tokyo", { payload });
    expect(body.profile).toMatchObject({ timeZone: "Asia/Tokyo" });
  });
});

it("C-09: a mail says the date in its reader's time zone", async () => {
  await server.publish([aDraft({ title: "Keeper", organization: "Harbor Trust" })]);
  const hirer = await pro(server, "pro@harbor.example", "Harbor Trust");
  await server.ask("PUT", "/rest/account/time-zone", {
    ...hirer,
    payload: { timeZone: "Pacific/Honolulu", chosen: true },
  });
  await say({ timeZone: "Pacific/Kiritimati", chosen: false });
  const { body } = await apply(server, ada, await jobNamed(server, "Keeper"));
  const dateIn = (timeZone: string) =>
    new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone }).format(new Date(body.answerBy));
  expect(dateIn("Pacific/Kiritimati")).not.toBe(dateIn("Pacific/Honolulu"));
  const [receipt] = await mailsTo(server, `ada-${people}@example.com`);
  expect(receipt?.text).toContain(`An answer is due by ${dateIn("Pacific/Kiritimati")}.`);
  const [news] = (await mailsTo(server, "pro@harbor.example")).filter(({ subject }) =>
    subject.startsWith("New"),
  );
  expect(news?.text).toContain(`You promised an answer by ${dateIn("Pacific/Honolulu")}.`);
});

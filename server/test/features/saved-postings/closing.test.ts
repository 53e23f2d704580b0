import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { day, hour } from "../../../src/platform/durations.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed, mailsTo, type Person, person } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let who: Person;
let email: string;
let people = 0;

const titles = ["Soon", "Later", "Never", "Gone"];

beforeAll(async () => {
  server = await startApp();
  await server.publish(titles.map((title) => aDraft({ title, organization: "Harbor Trust" })));
});
afterAll(() => server.close());
beforeEach(async () => {
  email = `closing${(people += 1)}@example.com`;
  who = await person(server, email);
  const ids = await Promise.all(titles.map((title) => jobNamed(server, title)));
  const payload = { postings: ids.map((id) => ({ id })) };
  await server.ask("POST", "/rest/saved-postings", { ...who, payload });
});

const remind = (wanted: boolean, whose: Person | object = who) =>
  server.ask("PUT", "/rest/saved-postings/reminder", { ...whose, payload: { wanted } });

/** Closes a posting this many milliseconds from now. */
async function closes(title: string, after: number): Promise<void> {
  await server.parts.database.write((writer) =>
    writer
      .updateTable("posting")
      .set({ closes_at: server.parts.clock.now() + after })
      .where("title", "=", title)
      .execute(),
  );
}

/** The subjects of the mails about closings, oldest first. */
const told = async () =>
  (await mailsTo(server, email))
    .map(({ subject }) => subject)
    .filter((subject) => subject.startsWith("Closing soon"))
    .toReversed();

describe("a mail before a saved posting closes", () => {
  it("goes to people who want it, once for each posting, at most two mornings before", async () => {
    await closes("Soon", 3 * day + hour);
    await closes("Later", 6 * day);
    await remind(true);
    await server.advance(day);
    expect(await told()).toEqual([]);
    await server.advance(day);
    await server.advance(day);
    expect(await told()).toEqual(["Closing soon: Soon"]);
    for (let days = 0; days < 5; days += 1) await server.advance(day);
    expect(await told()).toEqual(["Closing soon: Soon", "Closing soon: Later"]);
  });

  it("is one for all that close in the same days, and catches up after days without a server", async () => {
    await closes("Soon", 5 * day);
    await closes("Later", 5 * day + hour);
    await remind(true);
    await server.advance(4 * day);
    await server.advance(hour);
    expect(await told()).toEqual(["Closing soon: 2 postings that you saved"]);
  });

  it("goes to nobody who didn't ask for it, or no longer does", async () => {
    await closes("Soon", 3 * day);
    await server.advance(2 * day);
    await server.advance(day);
    expect(await told()).toEqual([]);
    await closes("Soon", 3 * day);
    await remind(true);
    expect((await remind(false)).status).toBe(204);
    await server.advance(2 * day);
    await server.advance(day);
    expect(await told()).toEqual([]);
  });

  it("leaves out what is closed, paused, applied to or no longer saved", async () => {
    for (const title of titles) await closes(title, 2 * day + hour);
    await apply(server, who, await jobNamed(server, "Soon"));
    await server.ask("DELETE", `/rest/saved-postings/${await jobNamed(server, "Later")}`, who);
    const set = (title: string, columns: object) =>
      server.parts.database.write((writer) =>
        writer.updateTable("posting").set(columns).where("title", "=", title).execute(),
      );
    await set("Never", { life: "paused" });
    await set("Gone", { status: "closed" });
    await remind(true);
    await server.advance(day);
    await server.advance(day);
    expect(await told()).toEqual([]);
    await set("Never", { life: null });
    await set("Gone", { status: "open" });
  });

  it("says so in the list, which stays private", async () => {
    const wanted = async () => (await server.ask("GET", "/rest/saved-postings", who)).body.remind;
    expect(await wanted()).toBe(false);
    await remind(true);
    await remind(true);
    expect(await wanted()).toBe(true);
    expect((await remind(true, {})).status).toBe(401);
    await remind(false);
    expect(await wanted()).toBe(false);
  });
});

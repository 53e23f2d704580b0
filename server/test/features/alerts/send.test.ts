import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { day, hour, minute } from "../../../src/platform/durations.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { alertMails, alertOf, arrive, switchIn, untilHour } from "../../harness/an-alert.ts";
import { type Person, person } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let ada: Person;
const email = "ada@example.com";

beforeEach(async () => {
  server = await startApp();
  ada = await person(server, email);
});
afterEach(() => server.close());

const denver = { city: "Denver", state: "CO", country: "US", latitude: 39.74, longitude: -104.99 };

async function subjects(to = email): Promise<string[]> {
  return (await alertMails(server, to)).map(({ subject }) => subject);
}

function zone({ accountId }: Person, timeZone: string): Promise<unknown> {
  return server.parts.database.write((writer) =>
    writer.updateTable("account").set({ time_zone: timeZone }).where("id", "=", Number(accountId)).execute(),
  );
}

describe("M-32 a job alert", () => {
  it("writes at the person's hour, the best first, each with why it is there", async () => {
    await alertOf(server, ada, { query: "lamp keeper", location: "Denver, CO" });
    await arrive(
      server,
      { title: "Lamp Keeper", organization: "Harbor Trust", places: [denver] },
      {
        title: "Senior Lamp Keeper",
        organization: "Quarry Works",
        places: [denver],
        payMin: 60_000,
        payMax: 70_000,
      },
      { title: "Baker", places: [denver] },
    );
    expect(await subjects()).toEqual([]);
    await untilHour(server, 8);
    const [mail, ...others] = await alertMails(server, email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("2 new postings: lamp keeper · Denver, CO");
    const lines = mail?.text.split("\n") ?? [];
    expect(lines.filter((line) => / at |^Matches/.test(line)).slice(0, 4)).toEqual([
      "Senior Lamp Keeper at Quarry Works",
      "Matches: title, Denver, CO within 25 miles, pay stated",
      "Lamp Keeper at Harbor Trust",
      "Matches: title, Denver, CO within 25 miles",
    ]);
  });

  it("is mailed even if another alert holds what the database can't", async () => {
    const other = await person(server, "other@example.com");
    await alertOf(server, other, { query: "lamp\u0000", organization: "\u0000" });
    await alertOf(server, ada, { query: "keeper" });
    await arrive(server, { title: "Lamp Keeper" });
    await untilHour(server, 8);
    expect(await subjects()).toEqual(["1 new posting: keeper"]);
  });

  it("writes nothing when nothing is new, and nothing twice", async () => {
    await arrive(server, { title: "Lamp Keeper" });
    await alertOf(server, ada, { query: "keeper" });
    await untilHour(server, 8);
    expect(await subjects()).toEqual([]);
    await arrive(server, { title: "Night Keeper" });
    await untilHour(server, 8);
    expect(await subjects()).toEqual(["1 new posting: keeper"]);
    await untilHour(server, 8);
    expect(await subjects()).toEqual(["1 new posting: keeper"]);
  });

  it("tells a person of no posting twice, over all their alerts, and everybody else too", async () => {
    const grace = await person(server, "grace@example.com");
    await alertOf(server, ada, { query: "keeper" });
    await alertOf(server, ada, { query: "lamp keeper" });
    await alertOf(server, grace, { query: "keeper" });
    await arrive(server, { title: "Lamp Keeper" });
    await untilHour(server, 8);
    expect(await subjects()).toHaveLength(1);
    expect(await subjects("grace@example.com")).toHaveLength(1);
  });

  it("does not report a posting that has closed before the mail is written", async () => {
    await alertOf(server, ada, { query: "keeper" });
    await server.publish([aDraft({ title: "Lamp Keeper", sourceId: "1" })], "closing");
    await server.publish([aDraft({ title: "Baker", sourceId: "2" })], "closing");
    await untilHour(server, 8);
    expect(await subjects()).toEqual([]);
  });

  it("keeps the night quiet where the person is: what is late waits for their morning", async () => {
    await zone(ada, "America/Denver");
    const { dueAt } = await alertOf(server, ada, { query: "keeper" });
    expect(new Date(dueAt ?? "").toLocaleTimeString("en-US", { timeZone: "America/Denver" })).toBe(
      "8:00:00 AM",
    );
    await arrive(server, { title: "Lamp Keeper" });
    // As if the server had been off all day: it is night in Denver when the task runs.
    await server.advance(Date.parse(dueAt ?? "") + 14 * hour - server.parts.clock.now());
    expect(await subjects()).toEqual([]);
    await server.advance(10 * hour + minute);
    expect(await subjects()).toEqual(["1 new posting: keeper"]);
  });

  it("E-15 writes weekly or monthly where that is its frequency", async () => {
    await alertOf(server, ada, { query: "keeper" }, "weekly");
    await arrive(server, { title: "Lamp Keeper" });
    for (let days = 0; days < 6; days += 1) await untilHour(server, 8);
    expect(await subjects()).toEqual([]);
    await untilHour(server, 8);
    await untilHour(server, 8);
    expect(await subjects()).toEqual(["1 new posting: keeper"]);
  });

  it("E-23 asks whether mails of alerts are wanted when the mail is about to leave", async () => {
    await alertOf(server, ada, { query: "keeper" });
    await arrive(server, { title: "Lamp Keeper" });
    const preferences = (await server.ask("GET", "/rest/preferences", ada)).body.preferences as {
      kind: string;
    }[];
    const payload = {
      preferences: preferences.map((each) => ({ ...each, wanted: each.kind !== "jobAlerts" })),
    };
    await server.ask("PUT", "/rest/preferences", { ...ada, payload });
    await untilHour(server, 8);
    expect(await subjects()).toEqual([]);
  });

  it("asks after six mails that nobody opens, then pauses itself, says so, and is resumed by one call", async () => {
    await alertOf(server, ada, { query: "keeper" });
    for (let mails = 0; mails < 7; mails += 1) {
      await arrive(server, { title: `Keeper of lamp ${mails}` });
      await untilHour(server, 8);
    }
    const [last, before] = await alertMails(server, email);
    expect(before?.text).not.toContain("Do you still want them?");
    expect(last?.text).toContain("Do you still want them?");
    await arrive(server, { title: "Keeper at last" });
    await untilHour(server, 8);
    expect((await subjects())[0]).toBe("We paused your job alert: keeper");
    await arrive(server, { title: "Keeper after all" });
    await server.advance(3 * day);
    expect(await subjects()).toHaveLength(8);
    const token = switchIn(last!);
    const resumed = await server.ask("POST", "/rest/job-alerts/switch", { payload: { token, on: true } });
    expect(resumed.body).toEqual({ state: "on", title: "keeper" });
    await arrive(server, { title: "Keeper once more" });
    await untilHour(server, 8);
    expect((await subjects())[0]).toBe("1 new posting: keeper");
  });
});

describe("M-31 the off switch of an alert's mail", () => {
  async function mailed() {
    await alertOf(server, ada, { query: "keeper" });
    await arrive(server, { title: "Lamp Keeper" });
    await untilHour(server, 8);
    const [mail] = await alertMails(server, email);
    return mail!;
  }

  it("RFC 8058 RFC 2919 names the alert as a list, with one address for one POST", async () => {
    const { headers } = await mailed();
    expect(headers["List-Id"]).toMatch(/^"keeper" <job-alert-\d+\.candor\.test>$/);
    expect(headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    expect(headers["List-Unsubscribe"]).toMatch(
      /^<http:\/\/candor\.test\/opt\/job-alerts\/switch\/[\w.-]+>$/,
    );
  });

  it("pauses that alert alone, as often as it is pressed, and undoes it", async () => {
    const token = switchIn(await mailed());
    const other = await alertOf(server, ada, { query: "baker" });
    const turn = (on: boolean) => server.ask("POST", "/rest/job-alerts/switch", { payload: { token, on } });
    for (const state of ["paused", "paused"]) expect((await turn(false)).body.state).toBe(state);
    const { body } = await server.ask("GET", "/rest/job-alerts", ada);
    expect(
      body.alerts.map(({ id, paused }: { id: string; paused: boolean }) => [id === other.id, paused]),
    ).toEqual([
      [true, false],
      [false, true],
    ]);
    expect((await turn(true)).body.state).toBe("on");
  });

  it("holds back a mail that is written but has not left", async () => {
    await mailed();
    await server.parts.database.write(async (writer) => {
      await writer.updateTable("job_alert").set({ paused_by: "person", due_at: null }).execute();
      await writer
        .updateTable("task")
        .set({ state: "ready", leased_until: 0 })
        .where("name", "=", "deliver-mail")
        .execute();
    });
    await server.advance(minute);
    expect(await subjects()).toEqual([]);
  });

  it("works when the alert is gone, and years later", async () => {
    const token = switchIn(await mailed());
    await server.parts.database.write((writer) => writer.deleteFrom("job_alert").execute());
    await server.advance(1500 * day);
    const answer = await server.ask("POST", "/rest/job-alerts/switch", { payload: { token, on: false } });
    expect([answer.status, answer.body]).toEqual([200, { state: "gone" }]);
  });

  it.each([
    ["another alert", (token: string) => token.replace(/^\d+/, (id) => String(Number(id) + 1))],
    ["another proof", (token: string) => `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`],
    ["no proof", (token: string) => token.split(".")[0]],
    ["something behind it", (token: string) => `${token}A`],
  ])("refuses a token with %s", async (_what, tamper) => {
    const token = tamper(switchIn(await mailed()));
    const answer = await server.ask("POST", "/rest/job-alerts/switch", { payload: { token, on: false } });
    expect([answer.status, answer.body.code]).toEqual([410, "link-expired"]);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { alertOf, arrive } from "../../harness/an-alert.ts";
import { type Person, person } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { preferencesTokenFor, provisionalIn } from "../../harness/preferences-link.ts";

let server: TestApp;
let ada: Person;
let email: string;
let people = 0;

beforeAll(async () => {
  server = await startApp();
});
beforeEach(async () => {
  people += 1;
  email = `ada-${people}@example.com`;
  ada = await person(server, email);
});
afterAll(() => server.close());

const edit = { query: "keeper", remote: "include", frequency: "weekly", hour: 9, paused: false };

function put(id: string, payload: object, { headers }: Pick<Person, "headers"> = ada) {
  return server.ask("PUT", `/rest/job-alerts/${id}`, { headers, payload });
}

async function readOf(id: string, headers: object = ada.headers) {
  return server.ask("GET", `/rest/job-alerts/${id}`, { headers: headers as Person["headers"] });
}

describe("E-15 a job alert", () => {
  it("keeps all the criteria of its search but age and order, once for each search", async () => {
    const criteria = {
      query: "lamp keeper",
      location: "Denver, CO",
      skills: ["Lamps"],
      postedWithinDays: 3,
      sort: "date",
    };
    const made = await alertOf(server, ada, criteria);
    expect(made).toMatchObject({
      title: "lamp keeper · Denver, CO · Lamps",
      criteria: { query: "lamp keeper", location: "Denver, CO", skills: ["Lamps"] },
      frequency: "daily",
      hour: 8,
      paused: false,
    });
    expect(made.criteria).not.toHaveProperty("postedWithinDays");
    expect(made.criteria).not.toHaveProperty("sort");
    expect((await alertOf(server, ada, { ...criteria, sort: "relevance" })).id).toBe(made.id);
    const { body } = await server.ask("GET", "/rest/job-alerts", ada);
    expect(body.alerts.map(({ id }: { id: string }) => id)).toEqual([made.id]);
  });

  it("C-09 comes at its hour where its person is, however late that becomes known", async () => {
    const { id } = await alertOf(server, ada, { query: "keeper" });
    const hourIn = async (timeZone: string) => {
      await server.parts.settled();
      const { dueAt } = (await readOf(id)).body;
      const shown = new Intl.DateTimeFormat("en-US", { timeStyle: "short", timeZone });
      return [shown.format(new Date(dueAt)), Date.parse(dueAt) - server.parts.clock.now()] as const;
    };
    expect((await hourIn("UTC"))[0]).toBe("8:00 AM");
    await server.ask("GET", "/rest/profile?timezoneOffset=300", ada);
    expect((await hourIn("Etc/GMT+5"))[0]).toBe("8:00 AM");
    await server.ask("GET", "/rest/profile?timeZone=America/Denver", ada);
    expect((await hourIn("America/Denver"))[0]).toBe("8:00 AM");
    const payload = { timeZone: "Asia/Tokyo", chosen: true };
    await server.ask("PUT", "/rest/account/time-zone", { ...ada, payload });
    const [hour, wait] = await hourIn("Asia/Tokyo");
    expect(hour).toBe("8:00 AM");
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(86_400_000);
    await put(id, { ...edit, paused: true });
    await server.ask("PUT", "/rest/account/time-zone", {
      ...ada,
      payload: { timeZone: "America/Denver", chosen: true },
    });
    await server.parts.settled();
    expect((await readOf(id)).body).not.toHaveProperty("dueAt");
  });

  it.each(["Xyzzyville", "Xyzzyville, CO"])(
    "X-13 is made for no place that isn't in the gazetteer: %s",
    async (location) => {
      const payload = { criteria: { query: "keeper", location } };
      const made = await server.ask("POST", "/rest/job-alerts", { ...ada, payload });
      expect(made.status).toBe(400);
      expect(made.body.errors).toEqual([
        expect.objectContaining({ path: "/criteria/location", text: "Invalid Location" }),
      ]);
    },
  );

  it("A-18 is edited, paused, resumed and deleted", async () => {
    const { id } = await alertOf(server, ada, { query: "keeper", skills: ["Lamps"] });
    const edited = await put(id, { ...edit, location: "Denver, CO", distanceMiles: 10 });
    expect(edited).toMatchObject({
      status: 200,
      body: {
        criteria: { query: "keeper", location: "Denver, CO", distanceMiles: 10, skills: ["Lamps"] },
        frequency: "weekly",
        hour: 9,
      },
    });
    const paused = await put(id, { ...edit, paused: true });
    expect(paused.body).toMatchObject({ paused: true, asleep: false });
    expect(paused.body).not.toHaveProperty("dueAt");
    expect((await put(id, edit)).body).toMatchObject({ paused: false, dueAt: expect.any(String) });
    expect((await server.ask("DELETE", `/rest/job-alerts/${id}`, ada)).status).toBe(204);
    expect((await readOf(id)).status).toBe(404);
  });

  it.each([
    ["V-33", { query: " " }, "/query", "Query required"],
    ["V-33", { query: undefined }, "/query", "Query required"],
    ["V-34", { remote: undefined }, "/remote", "Remote option required"],
    ["V-34", { remote: "sometimes" }, "/remote", "Remote option required"],
    ["V-35", { frequency: undefined }, "/frequency", "Alert frequency required"],
    ["V-35", { frequency: "hourly" }, "/frequency", "Alert frequency required"],
    ["E-15", { distanceMiles: -1 }, "/distanceMiles", "The distance must be from 0 to 12,500 miles"],
    ["E-15", { distanceMiles: 12_501 }, "/distanceMiles", "The distance must be from 0 to 12,500 miles"],
  ])("%s refuses %j", async (_id, change, path, text) => {
    const { id } = await alertOf(server, ada, { query: "keeper" });
    const answer = await put(id, { ...edit, ...change });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([expect.objectContaining({ path, text })]);
  });

  it("V-34 is not made with another remote option than the three", async () => {
    const payload = { criteria: { query: "keeper", remote: "sometimes" } };
    const answer = await server.ask("POST", "/rest/job-alerts", { ...ada, payload });
    expect(answer.body.errors).toEqual([
      expect.objectContaining({ path: "/criteria/remote", text: "Remote option required" }),
    ]);
  });

  it("V-33 V-45 needs no query where another criterion is set, and refuses to be about nothing", async () => {
    const { id } = await alertOf(server, ada, { query: "keeper", jobTypes: ["contract"] });
    expect((await put(id, { ...edit, query: "" })).status).toBe(200);
    expect((await put(id, { ...edit, query: "--" })).body.errors).toEqual([
      expect.objectContaining({ path: "/query", text: "Query required" }),
    ]);
    const nothing = await server.ask("POST", "/rest/job-alerts", {
      ...ada,
      payload: { criteria: { distanceMiles: 10, remote: "include" } },
    });
    expect(nothing.body.errors).toEqual([
      expect.objectContaining({ path: "/criteria/query", text: "Query required" }),
    ]);
  });

  it("refuses to become the twin of another, and an alert too many", async () => {
    await alertOf(server, ada, { query: "keeper", remote: "include" });
    const { id } = await alertOf(server, ada, { query: "warden" });
    expect((await put(id, edit)).body.errors).toEqual([expect.objectContaining({ path: "/query" })]);
    for (let count = 2; count < 50; count += 1) await alertOf(server, ada, { query: `keeper ${count}` });
    const payload = { criteria: { query: "one too many" } };
    const answer = await server.ask("POST", "/rest/job-alerts", { ...ada, payload });
    expect([answer.status, answer.body.code]).toEqual([409, "too-many-alerts"]);
  });

  it("M-33 tells what it would have sent last week, and when it next writes", async () => {
    await arrive(server, { title: "Lamp Keeper" }, { title: "Baker" });
    const { id } = await alertOf(server, ada, { query: "lamp keeper" });
    const { body } = await readOf(id);
    expect(body).toMatchObject({ lastWeek: 1, documents: [{ title: "Lamp Keeper" }] });
    expect(Date.parse(body.dueAt)).toBeGreaterThan(server.parts.clock.now());
  });
});

describe("R-38 P-02 a provisional session of an alert's mail", () => {
  async function opened(alertId: string) {
    const owner = { accountId: Number(ada.accountId), email, kind: "jobAlerts" as const };
    return provisionalIn(server, preferencesTokenFor(server, { ...owner, alertId: Number(alertId) }));
  }

  it("sees that alert, and no other, not even of the same person", async () => {
    const [own, other] = [
      await alertOf(server, ada, { query: "keeper" }),
      await alertOf(server, ada, { query: "baker" }),
    ];
    const headers = await opened(own.id);
    expect((await readOf(own.id, headers)).status).toBe(200);
    expect((await put(own.id, { ...edit, paused: true }, { headers })).status).toBe(200);
    expect((await readOf(other.id, headers)).status).toBe(404);
    expect((await put(other.id, edit, { headers })).status).toBe(404);
    expect((await server.ask("GET", "/rest/job-alerts", { headers })).status).toBe(403);
  });

  it("of another mail sees no alert", async () => {
    const { id } = await alertOf(server, ada, { query: "keeper" });
    const owner = { accountId: Number(ada.accountId), email };
    const headers = await provisionalIn(server, preferencesTokenFor(server, owner));
    expect((await readOf(id, headers)).status).toBe(404);
  });
});

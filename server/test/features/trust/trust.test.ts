import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { applyRun } from "../../../src/features/exchange/commands/apply.ts";
import { stage } from "../../../src/features/exchange/commands/stage.ts";
import { day } from "../../../src/platform/durations.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { alertOf, arrive, untilHour } from "../../harness/an-alert.ts";
import { apply, jobNamed, type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;

/** For each test its own: all figures are about the whole instance. */
beforeEach(async () => {
  server = await startApp();
});
afterEach(() => server.close());

/** The figures as they are after the last ones have become too old. */
async function figures() {
  await server.advance(601_000);
  const { status, body } = await server.ask("GET", "/rest/trust");
  expect(status).toBe(200);
  return body;
}

const postings = () =>
  server.parts.database.read.selectFrom("posting").selectAll().where("status", "=", "open").execute();

/** Changes records as a fault would: the index hears nothing of it. */
async function change(title: string, values: object): Promise<void> {
  await server.parts.database.write((writer) =>
    writer.updateTable("posting").set(values).where("title", "=", title).execute(),
  );
}

it("M-46 an instance without records counts nothing, and claims nothing", async () => {
  const { freshness, answers, pay, duplicates, filters, alerts, uptime } = await figures();
  expect(freshness).toMatchObject({ n: 0, confirmed: 0 });
  expect(answers).toEqual({
    organizations: 0,
    n: 0,
    answeredInTime: 0,
    late: 0,
    missed: 0,
    leftOut: { organizations: 0, n: 0 },
  });
  expect(pay).toEqual({ hosted: { n: 0, stated: 0 }, imported: { n: 0, stated: 0 } });
  expect(duplicates).toEqual({ n: 0, hidden: 0, clusters: 0 });
  expect(filters).toMatchObject({ checked: 0, violations: 0 });
  expect(alerts).toMatchObject({ active: 0, mails: 0 });
  expect(alerts).not.toHaveProperty("perAlertAndWeek");
  expect(uptime).toMatchObject({ processes: 1, failed: 0 });
});

describe("M-46 the figures of postings", () => {
  const ages = [0, 3, 10, 20, 45, 100];

  beforeEach(async () => {
    const now = server.parts.clock.now();
    const rows = ages.map((age, at) => ({
      row: at + 1,
      draft: aDraft({
        source: "pieces",
        sourceId: `${at}`,
        title: `Aged ${age}`,
        postedAt: now - age * day,
        ...(at % 2 === 0 && { payMin: 50_000 + at, payMax: 60_000 }),
        skills: at < 3 ? ["Welding"] : [],
        ...(at < 2 && { jobType: "contract" as const }),
      }),
    }));
    await applyRun(server.parts, await stage(server.parts, "pieces", rows, () => false));
    const same = { title: "Twin", organization: "Twins", text: "Two of a kind.", postedAt: now - 40 * day };
    await server.publish([aDraft({ ...same, sourceId: "1" }), aDraft({ sourceId: "2", open: false })], "one");
    await server.publish([aDraft({ ...same, sourceId: "1" })], "other");
    await change("Aged 45", { confirmed_at: now - 8 * day, life: "published" });
  });

  it("count each open posting once by the last time that somebody stated it", async () => {
    await server.advance(2 * day);
    const { freshness } = await figures();
    // Whole lists name the twins, so they were stated two days ago; of the others, only their first day is known.
    expect(freshness.ages.map(({ count }: { count: number }) => count)).toEqual([0, 4, 2, 1, 0, 1]);
    const open = await postings();
    expect(freshness.n).toBe(open.length);
    expect(freshness.confirmed).toBe(1);
  });

  it("count those that name an amount, hosted and imported separately, and those that lists leave out", async () => {
    const { pay, duplicates } = await figures();
    const open = await postings();
    const paid = open.filter((row) => row.pay_min !== null || row.pay_max !== null);
    const imported = (rows: typeof open) => rows.filter(({ life }) => life === null).length;
    expect(pay).toEqual({
      hosted: { n: 1, stated: paid.length - imported(paid) },
      imported: { n: imported(open), stated: imported(paid) },
    });
    expect([imported(paid), paid.length]).toEqual([2, 3]);
    const hidden = open.filter(({ speaks }) => speaks === 0);
    expect(duplicates).toEqual({
      n: open.length,
      hidden: hidden.length,
      clusters: new Set(hidden.map(({ cluster_id: id }) => id)).size,
    });
    expect(hidden).toHaveLength(1);
  });

  it("count what filters list against the records, and show what violates them", async () => {
    const { filters } = await figures();
    const of = (filter: string) =>
      filters.byFilter.find((each: { filter: string }) => each.filter === filter);
    expect(of("skills")).toEqual({ filter: "skills", searches: 1, checked: 3, violations: 0 });
    expect(of("jobTypes")).toEqual({ filter: "jobTypes", searches: 1, checked: 2, violations: 0 });
    expect(filters.violations).toBe(0);
    expect(filters.checked).toBeGreaterThan(20);

    await change("Aged 0", { job_type: "contractor", skills_json: "[]" });
    await change("Aged 3", { skills_json: "[]" });
    const after = (await figures()).filters;
    const violations = Object.fromEntries(
      after.byFilter.map(({ filter, violations }: never) => [filter, violations]),
    );
    expect(violations).toMatchObject({ skills: 2, jobTypes: 1, remote: 0 });
    expect(after.violations).toBe(3);
    expect(after.checked).toBe(filters.checked);
  });

  it("are counted again only after ten minutes", async () => {
    const before = await figures();
    await arrive(server, { title: "Later" });
    // The clock runs meanwhile, on a busy machine by seconds.
    await server.advance(540_000);
    expect((await server.ask("GET", "/rest/trust")).body).toEqual(before);
    await server.advance(60_000);
    const { body } = await server.ask("GET", "/rest/trust");
    expect(body.freshness.n).toBe(before.freshness.n + 1);
  });
});

describe("M-46 the figures of answers", () => {
  async function answered(organization: string, stages: readonly ("answered" | "missed")[]): Promise<void> {
    await arrive(server, { title: `At ${organization}`, organization });
    const slug = organization.toLowerCase();
    const hirer = await pro(server, `pro@${slug}.example`, organization);
    const jobId = await jobNamed(server, `At ${organization}`);
    for (const [at, stage] of stages.entries()) {
      const seeker = await person(server, `seeker${at}@${slug}.example`);
      const { body } = await apply(server, seeker, jobId);
      await server.advance(day);
      if (stage === "answered") await answer(hirer, body.id);
    }
  }

  async function answer(hirer: Person, id: string): Promise<void> {
    const options = { ...hirer, payload: { stage: "interview" } };
    await server.ask("POST", `/rest/organization/applications/${id}/decision`, options);
    await server.parts.settled();
  }

  it("are the sum of what open books show, without organizations that have too few", async () => {
    await answered("Harbor", ["answered", "answered", "missed", "answered", "missed", "missed", "missed"]);
    await answered("Lighthouse", ["answered", "answered", "answered", "answered", "answered"]);
    await answered("Pier", ["missed", "answered"]);
    await server.advance(20 * day);
    const { answers } = await figures();
    const [harbor, lighthouse, pier] = await Promise.all(
      ["harbor", "lighthouse", "pier"].map(
        async (slug) => (await server.ask("GET", `/rest/organizations/${slug}`)).body,
      ),
    );
    const sum = (name: string) => harbor.responsiveness[name] + lighthouse.responsiveness[name];
    expect(pier).not.toHaveProperty("responsiveness");
    expect(answers).toEqual({
      organizations: 2,
      n: sum("n"),
      answeredInTime: sum("answeredInTime"),
      late: sum("late"),
      missed: sum("missed"),
      medianBusinessDays: expect.any(Number),
      leftOut: { organizations: 1, n: pier.n },
    });
    expect(answers).toMatchObject({ n: 12, answeredInTime: 8, missed: 4, leftOut: { n: 2 } });
  }, 60_000);
});

describe("M-46 the figures of alerts and of requests", () => {
  it("count active alerts, and the mails that left in the last 30 days", async () => {
    const seeker = await person(server, "alerted@example.com");
    await alertOf(server, seeker, { query: "lamp keeper" });
    await alertOf(server, seeker, { query: "cooper" });
    await arrive(server, { title: "Lamp keeper" });
    await untilHour(server, 8);
    expect((await figures()).alerts).toMatchObject({ active: 2, mails: 0 });
    await server.parts.database.write((writer) =>
      writer
        .updateTable("mail")
        .set({ sent_at: server.parts.clock.now() - 29 * day })
        .execute(),
    );
    const { alerts } = await figures();
    expect(alerts).toMatchObject({ active: 2, mails: 1 });
    expect(alerts.perAlertAndWeek).toBe(0.12);
    await server.advance(2 * day);
    expect((await figures()).alerts.mails).toBe(0);
  });

  it("count the requests that failed on the server's side", async () => {
    const before = (await figures()).uptime;
    await server.ask("GET", "/rest/no-such-call");
    await server.ask("GET", "/ping");
    server.parts.metrics.observe(
      { method: "GET", routeOptions: {} } as never,
      { statusCode: 503, elapsedTime: 1 } as never,
    );
    const { uptime } = await figures();
    expect(uptime.failed).toBe(before.failed + 1);
    expect(uptime.requests).toBeGreaterThanOrEqual(before.requests + 4);
    expect(uptime.countedSince).toBe(before.countedSince);
  });
});

import { readFileSync } from "node:fs";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { normalize } from "../../../src/features/exchange/rules/normalize/normalize.ts";
import { readPostings } from "../../../src/features/exchange/rules/read-postings.ts";
import { loadPlaces } from "../../../src/platform/places/places.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

const [header = ""] = readFileSync(new URL("rules/files/nyc.csv", import.meta.url), "utf8").split("\n");
const columns = header.split(",");

let server: TestApp;

beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

interface Row {
  readonly id: string;
  readonly title: string;
  readonly from: string;
  readonly to: string;
  readonly per: string;
  readonly posted: string;
  readonly updated?: string;
}

function csvOf(rows: readonly Row[]): string {
  const valuesOf = ({ id, title, from, to, per, posted, updated = posted }: Row) =>
    new Map([
      ["Job ID", id],
      ["Agency", "DEPT OF PIERS"],
      ["Posting Type", "External"],
      ["Business Title", title],
      ["Civil Service Title", title],
      ["Salary Range From", from],
      ["Salary Range To", to],
      ["Salary Frequency", per],
      ["Job Description", `${title} of our piers: keeps them safe in every weather and writes a log.`],
      ["Posting Date", posted],
      ["Posting Updated", updated],
    ]);
  const lines = rows.map(valuesOf).map((row) => columns.map((name) => row.get(name) ?? "").join(","));
  return [header, ...lines].join("\n");
}

/** Imports the city's whole file, as it is on the day of the clock. */
async function imported(rows: readonly Row[]): Promise<void> {
  const options = { source: "nyc", places: loadPlaces(), now: server.parts.clock.now() };
  const drafts = [];
  for await (const row of readPostings(Readable.from([Buffer.from(csvOf(rows))])))
    if (row.kind === "posting") drafts.push(normalize(row.posting, options));
  expect(drafts).toHaveLength(rows.length);
  await server.publish(drafts, "nyc");
}

async function titles(criteria: object): Promise<string[]> {
  const { body } = await server.ask("POST", "/rest/jobs/search", { payload: criteria });
  return body.documents.map(({ title }: { title: string }) => title);
}

const day = 86_400_000;
const on = (days: number) => new Date(server.parts.clock.now() - days * day).toISOString().slice(0, 10);

describe("M-15 pay that the city states by the hour, the day and the year", () => {
  it("is found by each unit alike, and stays as it was stated", async () => {
    await imported([
      { id: "1", title: "Annual Rigger", from: "52000", to: "62400", per: "Annual", posted: on(3) },
      { id: "2", title: "Hourly Rigger", from: "25", to: "30", per: "Hourly", posted: on(2) },
      { id: "3", title: "Daily Rigger", from: "200", to: "240", per: "Daily", posted: on(1) },
    ]);
    const least = (compensationMin: number, compensationType: string) =>
      titles({ query: "rigger", compensationMin, compensationType, sort: "date" });
    const all = ["Daily Rigger", "Hourly Rigger", "Annual Rigger"];
    for (const [amount, unit] of [
      [62_400, "year"],
      [30, "hour"],
      [240, "day"],
      [1_200, "week"],
      [5_200, "month"],
    ] as const) {
      expect(await least(amount, unit), `${amount} a ${unit}`).toEqual(all);
      expect(await least(amount + 1, unit), `${amount + 1} a ${unit}`).toEqual([]);
    }
    const { body } = await server.ask("POST", "/rest/jobs/search", { payload: { query: "hourly rigger" } });
    expect(body.documents[0]).toMatchObject({ compensationMin: 25, compensationType: "hour" });
  });
});

describe("M-09 the city's file, replayed with later dates", () => {
  it("moves nothing: order by date, age and rank stay", async () => {
    const gate = { title: "Gate Warden", from: "50000", to: "60000", per: "Annual" };
    const before = [
      { ...gate, id: "10", posted: on(40) },
      { ...gate, id: "11", title: "Lock Warden", posted: on(20) },
    ];
    await imported(before);
    const ranked = { query: "warden" };
    const order = [await titles({ ...ranked, sort: "date" }), await titles(ranked)];
    expect(order[0]).toEqual(["Lock Warden", "Gate Warden"]);
    await server.advance(2 * day);
    await imported(before.map((row) => (row.id === "10" ? { ...row, posted: on(0), updated: on(0) } : row)));
    expect([await titles({ ...ranked, sort: "date" }), await titles(ranked)]).toEqual(order);
    expect(await titles({ ...ranked, postedWithinDays: 7 })).toEqual([]);
  });
});

describe("M-10 a role that the city lists again under another number", () => {
  const pier = { title: "Pier Warden", from: "50000", to: "60000", per: "Annual" };
  const dock = { ...pier, title: "Dock Warden" };
  const quay = { ...pier, title: "Quay Warden" };

  async function historyOf(title: string) {
    const { body } = await server.ask("POST", "/rest/jobs/search", { payload: { query: `"${title}"` } });
    expect(body.documents).toHaveLength(1);
    const [{ id, firstSeenAt }] = body.documents;
    const history = (await server.ask("GET", `/rest/job-lookup/${id}/history`)).body;
    const age = Math.floor((server.parts.clock.now() - Date.parse(firstSeenAt)) / day);
    expect(history.firstSeenAt).toBe(firstSeenAt);
    return { times: history.times, age };
  }

  it("has nothing of a posting that only its organization sees", async () => {
    const lock = { ...pier, title: "Weir Warden" };
    await imported([{ ...lock, id: "60", posted: on(100) }]);
    await imported([]);
    await server.parts.database.write((writer) =>
      writer.updateTable("posting").set({ life: "draft" }).where("title", "=", lock.title).execute(),
    );
    await imported([{ ...lock, id: "61", posted: on(5) }]);
    expect(await historyOf(lock.title)).toEqual({ times: 1, age: 5 });
  });

  it("has one history, as old as its first listing, even if it was gone in between", async () => {
    const first = on(100);
    const quays = ["23", "24"].map((id) => ({ ...quay, id, posted: on(60) }));
    await imported([{ ...pier, id: "20", posted: first }, { ...dock, id: "21", posted: on(50) }, ...quays]);
    await server.advance(10 * day);
    // The pier's listing is gone; the dock's has another number in the same file.
    await imported([{ ...dock, id: "31", posted: on(0) }, ...quays]);
    await server.advance(10 * day);
    await imported([{ ...pier, id: "30", posted: on(0) }, { ...dock, id: "31", posted: on(10) }, quays[1]!]);
    expect(await historyOf("Pier Warden")).toEqual({ times: 2, age: 120 });
    expect(await historyOf("Dock Warden")).toEqual({ times: 2, age: 70 });
    // Two that were listed at once are two, also after one of them is gone.
    expect(await historyOf("Quay Warden")).toEqual({ times: 1, age: 80 });
    expect(await titles({ query: "warden", sort: "date" })).toEqual([
      "Dock Warden",
      "Quay Warden",
      "Pier Warden",
    ]);
    await server.advance(day);
    await imported([{ ...pier, id: "40", posted: on(0) }, quays[1]!]);
    expect(await historyOf("Pier Warden")).toEqual({ times: 3, age: 121 });
  });
});

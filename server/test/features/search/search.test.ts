import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { day } from "../../../src/platform/durations.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;

const austin = { city: "Austin", state: "TX", country: "US", latitude: 30.26715, longitude: -97.74306 };
const roundRock = { city: "Round Rock", state: "TX", country: "US", latitude: 30.50826, longitude: -97.6789 };
const boston = { city: "Boston", state: "MA", country: "US", latitude: 42.35843, longitude: -71.05977 };

beforeAll(async () => {
  server = await startApp();
  const now = server.parts.clock.now();
  await server.publish([
    aDraft({
      title: "Software Engineer",
      organization: "Acme",
      places: [austin],
      skills: ["Go"],
      payMin: 150_000,
      payMax: 180_000,
      jobType: "permanent",
      industry: "Engineering",
      postedAt: now - day,
      compensation: { min: 150_000, max: 180_000, type: "year", currency: "USD" },
    }),
    aDraft({
      title: "Data Engineer",
      organization: "Acme",
      places: [roundRock],
      payMax: 90_000,
      jobType: "contract",
      industry: "Engineering",
      postedAt: now - 20 * day,
    }),
    aDraft({
      title: "Nurse",
      organization: "General Hospital",
      places: [boston],
      jobType: "contractor",
      industry: "Health Care Provider",
      postedAt: now - 3 * day,
    }),
    aDraft({
      title: "Remote Engineer",
      organization: "Everywhere",
      remote: { kind: "remote" },
      postedAt: now - 2 * day,
    }),
    aDraft({
      title: "Contract Manager",
      organization: "Builders",
      places: [austin],
      postedAt: now - 40 * day,
    }),
  ]);
});
afterAll(() => server.close());

async function search(payload: object) {
  const { status, body } = await server.ask("POST", "/rest/jobs/search", { payload });
  expect(status).toBe(200);
  return body;
}

async function titles(payload: object): Promise<string[]> {
  const { documents, hits } = await search(payload);
  expect(hits.total.value).toBe(documents.length);
  return documents.map((document: { title: string }) => document.title).toSorted();
}

describe("POST /rest/jobs/search", () => {
  it("C-15 E-25 without criteria lists all postings, with exact total", async () => {
    const body = await search({});
    expect(body.hits.total.value).toBe(5);
    expect(Object.keys(body)).toEqual(expect.arrayContaining(["documents", "hits", "snapshot"]));
  });

  it("E-16 E-17 E-18 E-19 E-20 shows what a posting states", async () => {
    const { documents } = await search({ query: "software" });
    expect(documents[0]).toMatchObject({
      id: expect.stringMatching(/^\d+$/),
      title: "Software Engineer",
      organization: { id: expect.stringMatching(/^\d+$/), name: "Acme" },
      compensationMin: 150_000,
      compensationMax: 180_000,
      compensationType: "year",
      address: { city: "Austin", state: "TX", country: "US" },
      location: { latitude: 30.26715, longitude: -97.74306 },
      jobType: "permanent",
      industry: "Engineering",
      skills: ["Go"],
      remote: { kind: "unknown" },
      postedAt: expect.stringMatching(/Z$/),
    });
    expect(documents[0].compensation).toBeUndefined();
  });

  it("Q-08 remote is included, alone or left out", async () => {
    expect(await titles({ query: "engineer", remote: "only" })).toEqual(["Remote Engineer"]);
    expect(await titles({ query: "engineer", remote: "exclude" })).toEqual([
      "Data Engineer",
      "Software Engineer",
    ]);
    expect(await titles({ query: "engineer", location: "Boston, MA" })).toEqual(["Remote Engineer"]);
    expect(await titles({ query: "engineer", location: "Boston, MA", remote: "exclude" })).toEqual([]);
  });

  it("Q-09 a city means 25 miles around it, with 0 the city itself, and otherwise the stated radius", async () => {
    const on = { remote: "exclude" };
    expect(await titles({ ...on, location: "Austin, TX" })).toContain("Data Engineer");
    expect(await titles({ ...on, location: "Austin, TX", distanceMiles: 0 })).toEqual([
      "Contract Manager",
      "Software Engineer",
    ]);
    expect(await titles({ ...on, location: "Austin, TX", distanceMiles: 25 })).toEqual([
      "Contract Manager",
      "Data Engineer",
      "Software Engineer",
    ]);
    expect(await titles({ ...on, location: "Texas" })).toEqual([
      "Contract Manager",
      "Data Engineer",
      "Software Engineer",
    ]);
    expect(await titles({ ...on, location: "North America", query: "contract manager" })).toEqual([
      "Contract Manager",
    ]);
    expect(await titles({ ...on, location: "Europe", query: "contract manager" })).toEqual([]);
    expect(await titles({ ...on, location: { latitude: 42.36, longitude: -71.06 } })).toEqual(["Nurse"]);
  });

  it("a blank place field leaves the place to the sentence", async () => {
    expect(await titles({ query: "contract manager austin", location: " ", remote: "exclude" })).toEqual([
      "Contract Manager",
    ]);
  });

  it.each(["Erewhon", "Erewhon, TX"])("Q-06 X-13 an unknown place finds nothing: %s", async (location) => {
    const body = await search({ query: "engineer", location });
    expect(body).toMatchObject({
      documents: [],
      hits: { total: { value: 0 } },
      message: { key: "search.invalidLocation" },
    });
    expect(body.message.text).toContain(`"${location}"`);
  });

  it("Q-05 says so if nothing is found", async () => {
    expect(await search({ query: "astronaut" })).toMatchObject({
      documents: [],
      message: { key: "search.noMatches" },
    });
  });

  it("compares pay across units", async () => {
    expect(await titles({ compensationMin: 85, compensationType: "hour" })).toEqual(["Software Engineer"]);
    expect(await titles({ compensationMax: 100_000 })).toEqual(["Data Engineer"]);
  });

  it("filters by type, industry, skill, organization, age and excluded words", async () => {
    expect(await titles({ jobTypes: ["contract", "contractor"] })).toEqual(["Data Engineer", "Nurse"]);
    expect(await titles({ industries: ["Health Care Provider"] })).toEqual(["Nurse"]);
    for (const name of ["Go", "go", "golang"])
      expect(await titles({ skills: [name] })).toEqual(["Software Engineer"]);
    expect(await titles({ organization: "acme" })).toEqual(["Data Engineer", "Software Engineer"]);
    expect(await titles({ organization: "nobody" })).toEqual([]);
    expect(await titles({ postedWithinDays: 5 })).toEqual(["Nurse", "Remote Engineer", "Software Engineer"]);
    expect(await titles({ query: "engineer", exclude: ["data"] })).toEqual([
      "Remote Engineer",
      "Software Engineer",
    ]);
  });

  it("reads a sentence into chips, each with its words", async () => {
    const query = "engineer in austin over 100k posted this week";
    const { chips, documents } = await search({ query, remote: "exclude" });
    expect(documents.map((document: { title: string }) => document.title)).toEqual(["Software Engineer"]);
    expect(chips.map(({ kind, value }: { kind: string; value: string }) => [kind, value])).toEqual([
      ["text", "engineer"],
      ["place", "Austin, TX"],
      ["pay", "100000/year"],
      ["age", "7"],
    ]);
    expect(
      chips.map(({ words: [[start, end]] }: { words: [[number, number]] }) => query.slice(start, end)),
    ).toEqual(["engineer", "in austin", "over 100k", "posted this week"]);
  });

  it("leaves the words of a known title alone", async () => {
    expect(await titles({ query: "contract manager" })).toEqual(["Contract Manager"]);
  });

  it("takes words literally on request", async () => {
    expect(await titles({ query: "engineers", parse: false })).toEqual([
      "Data Engineer",
      "Remote Engineer",
      "Software Engineer",
    ]);
    expect(await titles({ query: "engineers", exact: true })).toEqual([]);
  });

  it("sorts by date and by pay, with unknown pay last", async () => {
    const order = async (sort: string) =>
      (await search({ sort })).documents.map((document: { title: string }) => document.title);
    expect((await order("date")).slice(0, 2)).toEqual(["Software Engineer", "Remote Engineer"]);
    expect((await order("compensation")).slice(0, 2)).toEqual(["Software Engineer", "Data Engineer"]);
  });

  it("Q-01 Q-02 Q-03 pages of one snapshot hold every posting once", async () => {
    const first = await search({ size: 3 });
    const second = await search({ size: 3, from: 3, snapshot: first.snapshot });
    const ids = [...first.documents, ...second.documents].map((document: { id: string }) => document.id);
    expect(new Set(ids).size).toBe(5);
    const beyond = await search({ size: 3, from: 6, snapshot: first.snapshot });
    expect(beyond).toMatchObject({ documents: [], hits: { total: { value: 5 } } });
  });

  it("a snapshot that is gone answers 410", async () => {
    const answer = await server.ask("POST", "/rest/jobs/search", { payload: { snapshot: "long-gone.1" } });
    expect(answer).toMatchObject({ status: 410, body: { code: "snapshot-expired" } });
  });

  it("a facet's count is what its value finds", async () => {
    const { facets } = await search({ query: "engineer", facets: true });
    for (const { value, count } of facets.jobTypes)
      expect((await search({ query: "engineer", jobTypes: [value] })).hits.total.value).toBe(count);
    for (const { value, label, count } of facets.organizations) {
      expect((await search({ query: "engineer", organization: value })).hits.total.value).toBe(count);
      expect(label).not.toBe("");
    }
  });
});

describe("a facet beside a sentence that filters", () => {
  it("counts what its value finds, because a field overrides the sentence's word", async () => {
    const query = "contract engineer";
    const { facets, hits } = await search({ query, facets: true });
    expect(hits.total.value).toBe(1);
    for (const { value, count } of facets.jobTypes)
      expect((await search({ query, jobTypes: [value] })).hits.total.value).toBe(count);
    for (const { value, count } of (await search({ query: "remote engineer", facets: true })).facets.remote)
      expect((await search({ query: "remote engineer", remote: value })).hits.total.value).toBe(count);
  });
});

describe("a change", () => {
  it("is found once the index has followed it, and gone once it is closed", async () => {
    await server.publish([aDraft({ source: "live", sourceId: "1", title: "Zeppelin Pilot" })], "live");
    expect(await titles({ query: "zeppelin" })).toEqual(["Zeppelin Pilot"]);
    await server.publish([], "live");
    expect(await titles({ query: "zeppelin" })).toEqual([]);
  });
});

describe("GET /rest/jobs/suggest", () => {
  it("suggests occupations, organizations, skills and places that the text begins, misspelled or not", async () => {
    const kinds = async (q: string) => {
      const { body } = await server.ask("GET", `/rest/jobs/suggest?q=${q}`);
      return body.suggestions.map(({ kind, value }: { kind: string; value: string }) => `${kind} ${value}`);
    };
    expect(await kinds("eng")).toContain("title Data Engineer");
    expect(await kinds("enigneer")).toContain("title Data Engineer");
    expect(await kinds("acm")).toContain("organization Acme");
    expect(await kinds("austi")).toContain("place Austin, TX");
    expect(await kinds("go")).toContain("skill Go");
  });

  it("answers many people who type at once", async () => {
    const typed = Array.from({ length: 64 }, (_, at) => ["ac", "da", "au", "go"][at % 4]!);
    const answers = await Promise.all(typed.map((q) => server.ask("GET", `/rest/jobs/suggest?q=${q}`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it("names the most common occupations and places for pages that cannot ask", async () => {
    const { status, body } = await server.ask("GET", "/rest/jobs/suggest/common");
    expect(status).toBe(200);
    expect(body.suggestions).toContainEqual({
      kind: "title",
      value: "Data Engineer",
      count: expect.any(Number),
    });
    expect(body.suggestions).toContainEqual({
      kind: "place",
      value: "Austin, TX",
      count: expect.any(Number),
    });
  });

  it("counts the on-site postings of a suggested place", async () => {
    const { body } = await server.ask("GET", "/rest/jobs/suggest?q=austin&kind=place");
    expect(body.suggestions[0]).toEqual({ kind: "place", value: "Austin, TX", count: 3 });
  });

  it.each(["", "?q=", "?q=%20", "?q=x&kind=planet"])("refuses %j", async (query) => {
    expect((await server.ask("GET", `/rest/jobs/suggest${query}`)).status).toBe(400);
  });
});

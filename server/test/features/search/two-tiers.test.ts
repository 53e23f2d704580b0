import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

const austin = { city: "Austin", state: "TX", country: "US", latitude: 30.26715, longitude: -97.74306 };
const boston = { city: "Boston", state: "MA", country: "US", latitude: 42.35843, longitude: -71.05977 };

let server: TestApp;
let ids: ReadonlyMap<string, string>;

beforeAll(async () => {
  server = await startApp();
  await server.publish([
    aDraft({ title: "Registered Nurse", organization: "Acme Health", places: [boston], payMax: 90_000 }),
    aDraft({ title: "Staff RN, Night Shift", organization: "Acme Health", places: [austin] }),
    aDraft({ title: "Krankenschwester", organization: "Charité", skills: ["BLS"] }),
    aDraft({ title: "Nurse Practitioner", organization: "Clinic" }),
    aDraft({ title: "Senior Software Engineer", seniority: "senior", skills: ["Go", "Kubernetes"] }),
    aDraft({ title: "Programmer", skills: ["Go"], payMin: 100_000, payMax: 120_000 }),
    aDraft({ title: "Truck Driver", text: "Drive.", languages: ["Spanish"] }),
    aDraft({ title: "Accountant", text: "Keeps books." }),
    aDraft({ title: "Editor", text: "Edits." }),
    aDraft({ title: "Sales Consultant", text: "Sells sales.", organization: "Globex" }),
    aDraft({ title: "Sales Representative", text: "Sells.", organization: "Globex" }),
    aDraft({ title: "Account Executive", text: "Sells." }),
    aDraft({ title: "Bookkeeper", text: "Keeps the books of a shop." }),
    aDraft({ title: "Office Help", text: "Helps our bookkeeper." }),
    aDraft({ title: "Clerk in London", payMin: 31_000, compensation: { currency: "GBP" } }),
    aDraft({ title: "Clerk in Boston", payMin: 41_000, compensation: { currency: "USD" } }),
    aDraft({ title: "Clerk of no currency", payMin: 35_000 }),
    aDraft({ title: "Picker", text: "Generous lunches and weekly pay." }),
  ]);
  const { body } = await server.ask("POST", "/rest/jobs/search", { payload: { size: 100 } });
  ids = new Map(body.documents.map(({ title, id }: { title: string; id: string }) => [title, id]));
}, 30_000);
afterAll(() => server.close());

async function search(payload: object) {
  const { status, body } = await server.ask("POST", "/rest/jobs/search", { payload });
  expect(status).toBe(200);
  return { ...body, titles: body.documents.map(({ title }: { title: string }) => title) as string[] };
}

async function explain(jobId: string, criteria: object) {
  return server.ask("POST", "/rest/jobs/explain", { payload: { search: criteria, jobId } });
}

describe("the first tier", () => {
  it("finds a title's synonyms, abbreviations and other languages", async () => {
    const { titles, close, hits } = await search({ query: "rn", close: "never" });
    expect(titles.toSorted()).toEqual(["Krankenschwester", "Registered Nurse", "Staff RN, Night Shift"]);
    expect(close).toBeUndefined();
    expect(hits.total.value).toBe(3);
  });

  it("lists who works in an occupation before its interns", async () => {
    const text = "Engineering, civil engineering and other engineering. Civil engineers.";
    const drafts = ["Civil Engineer Intern", "Civil Engineer II"].map((title) => aDraft({ title, text }));
    await server.publish([{ ...drafts[0]!, skills: ["Engineering"] }, drafts[1]!], "interns");
    const { titles } = await search({ query: "civil engineer", close: "never" });
    expect(titles).toEqual(["Civil Engineer II", "Civil Engineer Intern"]);
    await server.publish([], "interns");
  });

  it('finds any of the titles that "or" joins', async () => {
    const { titles } = await search({ query: "truck driver or bookkeeper", close: "never" });
    expect(titles.toSorted()).toEqual(["Bookkeeper", "Truck Driver"]);
  });

  it("compares pounds with pounds, and with pay of no stated currency", async () => {
    const pounds = await search({ query: "clerk £30k", close: "never" });
    expect(pounds.titles.toSorted()).toEqual(["Clerk in London", "Clerk of no currency"]);
    expect((await search({ query: "clerk 30k", close: "never" })).titles).toHaveLength(3);
    expect((await search({ query: "clerk £30k", currencies: ["USD"] })).titles).toEqual(["Clerk in Boston"]);
  });

  it("lists what a shortened title says in full before others of its occupation", async () => {
    const { titles } = await search({ query: "sales rep", close: "never" });
    expect(titles).toEqual(["Sales Representative", "Sales Consultant"]);
  });

  it("lists the title that was typed before others of its occupation", async () => {
    const { titles } = await search({ query: "programmer", close: "never" });
    expect(titles[0]).toBe("Programmer");
    const others = await search({ query: "software engineer", close: "never" });
    expect(others.titles.indexOf("Senior Software Engineer")).toBeLessThan(
      others.titles.includes("Programmer") ? others.titles.indexOf("Programmer") : Infinity,
    );
  });

  it("ranks a title that means the word above a title that only shares its stem", async () => {
    const { titles } = await search({ query: "accountant", close: "never" });
    expect(titles[0]).toBe("Accountant");
  });

  it("requires every skill in the sentence, and any of those in the field", async () => {
    expect((await search({ query: "kubernetes golang", close: "never" })).titles).toEqual([
      "Senior Software Engineer",
    ]);
    expect((await search({ skills: ["Go", "BLS"] })).titles).toHaveLength(3);
  });

  it("lets the field win if it and the sentence name a rank", async () => {
    const asked = { query: "senior software engineer", close: "never" };
    expect((await search(asked)).titles).toEqual(["Senior Software Engineer"]);
    expect((await search({ ...asked, seniority: ["junior"] })).titles).toEqual([]);
  });

  it("reads an organization after a cue, and a language that is asked for", async () => {
    const atAcme = await search({ query: "nurse at acme health" });
    expect(atAcme.chips.map(({ kind }: { kind: string }) => kind)).toEqual(["title", "organization"]);
    expect(atAcme.titles.toSorted()).toEqual(["Registered Nurse", "Staff RN, Night Shift"]);
    expect((await search({ query: "driver fluent in spanish", close: "never" })).titles).toEqual([
      "Truck Driver",
    ]);
  });
});

describe("a title in the sentence", () => {
  const only = { close: "never" };

  it("matches by the occupation or all its words in the title, not by a mention in the text", async () => {
    expect((await search({ query: "bookkeeper", ...only })).titles).toEqual(["Bookkeeper"]);
    expect((await search({ query: "legal bookkeeper", ...only })).titles).toEqual([]);
    const all = await search({ query: "bookkeeper" });
    expect(all.titles.indexOf("Office Help")).toBeGreaterThanOrEqual(all.close.from);
  });

  it("outweighs all other words among close matches", async () => {
    const { titles, close } = await search({ query: "bookkeeper generous lunches weekly pay" });
    expect(close.from).toBe(0);
    expect(titles[0]).toBe("Bookkeeper");
    expect(titles).not.toContain("Picker");
  });

  it("doesn't come close to one that only ends alike", async () => {
    expect((await search({ query: "janitor" })).titles).toEqual([]);
    expect((await search({ query: "janitor", close: "always" })).titles).toContain("Editor");
  });

  it("what only mentions it says why it is only close", async () => {
    const { body } = await explain(ids.get("Office Help")!, { query: "bookkeeper" });
    expect(body).toMatchObject({ tier: "close", lacks: [{ kind: "title", value: "bookkeeper" }] });
    expect(body.hiddenBy).toBeUndefined();
  });
});

describe("the close tier", () => {
  it("follows fewer than 20 matches, and says where it begins and how long it is", async () => {
    const { titles, close, hits } = await search({ query: "rn" });
    expect(titles.slice(0, 3)).not.toContain("Nurse Practitioner");
    expect(titles).toContain("Nurse Practitioner");
    expect(close).toEqual({ from: 3, count: titles.length - 3 });
    expect(hits.total.value).toBe(titles.length);
  });

  it("obeys filters and exclusions like the first", async () => {
    expect((await search({ query: "rn", location: "Boston, MA" })).titles).toEqual(["Registered Nurse"]);
    expect((await search({ query: "rn -practitioner" })).titles).not.toContain("Nurse Practitioner");
  });

  it("is left out of exact searches", async () => {
    expect((await search({ query: "nurse", exact: true })).close).toBeUndefined();
  });
});

describe("a search without matches", () => {
  it("says what to leave out, and how many match then, also where close ones are listed", async () => {
    const { wider: ways } = await search({ query: "cobol accountant", facets: true });
    const { hits } = await search({ query: "accountant", close: "never" });
    expect(ways[0]).toEqual({ chip: "skill-0", total: hits.total.value });
    const paid = { query: "programmer", compensationMin: 500_000, facets: true };
    const all = (await search({ query: "programmer", close: "never" })).hits.total.value;
    const legal = await search({ query: "legal bookkeeper", facets: true });
    expect([legal.close.from, legal.hits.total.value > 0]).toEqual([0, true]);
    expect(legal.wider).toMatchObject([{ total: 1 }]);
    expect((await search(paid)).wider).toContainEqual({
      fields: ["compensationMin", "compensationMax", "compensationType"],
      total: all,
    });
  });

  it.each([
    ["accountant cobol fortran", ["skill-11", "skill-17"]],
    ["accountant cobol fortran haskell", ["skill-11", "skill-17", "skill-25"]],
  ])("names several things where leaving out one finds nothing: %s", async (query, chips) => {
    const { wider: ways } = await search({ query, facets: true });
    const { hits } = await search({ query: "accountant", close: "never" });
    expect(ways).toContainEqual({ chips, total: hits.total.value });
  });

  it("leaves nothing out of a search for a single thing", async () => {
    expect((await search({ query: "cobol", facets: true })).wider).toBeUndefined();
  });
});

describe("a misspelled word", () => {
  it("is read and searched for as the likely one, and the answer says so", async () => {
    const { correction, chips, titles } = await search({ query: "registred nurse boston", close: "never" });
    expect(correction).toEqual({ from: "registred", to: "registered" });
    expect(chips[0]).toMatchObject({ kind: "title", value: "Registered Nurse", words: [[0, 15]] });
    expect(chips[1]).toMatchObject({ kind: "place", words: [[16, 22]] });
    expect(titles).toEqual(["Registered Nurse"]);
  });

  it("stays as typed on request", async () => {
    const { correction, titles } = await search({ query: "registred nurse", correct: false, close: "never" });
    expect(correction).toBeUndefined();
    expect(titles).toEqual([]);
  });
});

describe("M-18 why this place", () => {
  it("is explained by parts that add up to the hit's score, with its rank and tier", async () => {
    const { body } = await explain(ids.get("Staff RN, Night Shift")!, { query: "registered nurse" });
    expect(body).toMatchObject({ matches: true, tier: "first" });
    const sum = body.parts.reduce(
      (all: number, part: { contribution: number }) => all + part.contribution,
      0,
    );
    expect(sum).toBeCloseTo(body.score, 9);
    expect(body.parts.map(({ field }: { field: string }) => field)).toContain("occupation");
    const { titles } = await search({ query: "registered nurse" });
    expect(titles[body.rank - 1]).toBe("Staff RN, Night Shift");
  });

  it("is explained for close matches too", async () => {
    const { body } = await explain(ids.get("Nurse Practitioner")!, { query: "rn" });
    expect(body).toMatchObject({ matches: true, tier: "close" });
  });
});

describe("M-18 why not that one", () => {
  it("names each filter and word that would hide it by itself, with what the posting says", async () => {
    const address = `https://example.org/details/programmer/${ids.get("Programmer")}?utm=1`;
    const asked = { query: "nurse", compensationMin: 150_000, seniority: ["senior"], close: "never" };
    const { body } = await explain(address, asked);
    expect(body.matches).toBe(false);
    const kinds = body.hiddenBy.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(["title", "seniority", "compensationMin"]);
    expect(body.hiddenBy[1].reason).toBe("Seniority: this search asks for Senior; the posting does not say.");
    expect(body.hiddenBy[2].reason).toContain("the posting says 100,000 – 120,000");
  });

  it("says that an address belongs to no posting, and that a place is unknown", async () => {
    expect((await explain("https://example.org/about", {})).status).toBe(404);
    expect((await explain("99999999", {})).status).toBe(404);
    const { body } = await explain(ids.get("Programmer")!, { location: "Nowhereville" });
    expect(body.hiddenBy).toMatchObject([{ kind: "location", value: "Nowhereville" }]);
  });

  it("understands the search as the search call does", async () => {
    const { status, body } = await explain(ids.get("Programmer")!, { size: 0 });
    expect([status, body.code]).toEqual([400, "invalid-request"]);
  });
});

it("the map counts a search's postings by place, and those without a place", async () => {
  const { body } = await server.ask("POST", "/rest/jobs/map", { payload: { query: "rn", close: "never" } });
  expect(body.places.map(({ label, count }: { label: string; count: number }) => [label, count])).toEqual([
    ["Austin, TX", 1],
    ["Boston, MA", 1],
  ]);
  expect(body.unplaced).toBe(1);
});

it("similar postings are near in meaning and place, and never the posting itself", async () => {
  const { body } = await server.ask("GET", `/rest/jobs/${ids.get("Programmer")}/similar`);
  const titles = body.documents.map(({ title }: { title: string }) => title);
  expect(titles[0]).toBe("Senior Software Engineer");
  expect(titles).not.toContain("Programmer");
  expect((await server.ask("GET", "/rest/jobs/99999999/similar")).status).toBe(404);
});

it("related searches are for occupations near the one in the sentence", async () => {
  expect((await search({ query: "rn in boston", facets: true })).related).toContain("Nurse Practitioner");
});

it("without matches, related searches are those that find something", async () => {
  const { titles, related, chips } = await search({ query: "bookkeeper in boston", facets: true });
  expect(titles).toEqual([]);
  expect(chips[0].kind).toBe("title");
  expect(related).toContain("Accountant");
  for (const query of related) expect((await search({ query, close: "never" })).titles).not.toEqual([]);
  expect((await search({ query: "barber", facets: true })).related).toBeUndefined();
});

it("a title with two meanings offers a choice", async () => {
  const { chips } = await search({ query: "pm" });
  expect(chips[0]).toMatchObject({
    label: "Product Manager or Project Manager",
    choices: [
      { label: "Product Manager", text: "product manager" },
      { label: "Project Manager", text: "project manager" },
    ],
  });
});

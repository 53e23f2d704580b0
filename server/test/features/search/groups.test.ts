import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

const austin = { city: "Austin", state: "TX", country: "US", latitude: 30.26715, longitude: -97.74306 };
const roundRock = { city: "Round Rock", state: "TX", country: "US", latitude: 30.50826, longitude: -97.6789 };
const dallas = { city: "Dallas", state: "TX", country: "US", latitude: 32.78306, longitude: -96.80667 };
const denver = { city: "Denver", state: "CO", country: "US", latitude: 39.73915, longitude: -104.9847 };
const boise = { city: "Boise", state: "ID", country: "US", latitude: 43.6135, longitude: -116.20345 };
const berlin = { city: "Berlin", country: "DE", latitude: 52.52437, longitude: 13.41053 };

let server: TestApp;

beforeAll(async () => {
  server = await startApp();
  const remote = (...within: string[]) => ({ kind: "remote", within }) as const;
  await server.publish([
    aDraft({ title: "Accountant, here", places: [austin], payMax: 60_000 }),
    aDraft({ title: "Accountant, near", places: [roundRock], payMax: 80_000 }),
    aDraft({ title: "Accountant, far", places: [dallas] }),
    aDraft({ title: "Accountant, anywhere", remote: { kind: "remote" }, payMax: 200_000 }),
    aDraft({ title: "Accountant, in the state", places: [dallas], remote: remote("US-TX") }),
    aDraft({ title: "Accountant, in the country", remote: remote("US"), payMax: 90_000 }),
    aDraft({ title: "Accountant, in another state", remote: remote("US-CA", "US-NY") }),
    aDraft({ title: "Clerk, in two cities", places: [denver, boise] }),
    aDraft({ title: "Accountant, abroad", places: [berlin], remote: remote("DE") }),
  ]);
}, 30_000);
afterAll(() => server.close());

async function search(payload: object) {
  const { status, body } = await server.ask("POST", "/rest/jobs/search", { payload });
  expect(status).toBe(200);
  const titles = body.documents.map(({ title }: { title: string }) => title.slice("Accountant, ".length));
  return { ...body, titles: titles as string[] };
}

const local = ["here", "near"];
const elsewhere = ["anywhere", "in the country", "in the state"];

describe("with a place", () => {
  it("local postings come first, then remote ones that may be done from there, counted", async () => {
    const { titles, remote, hits } = await search({ query: "accountant in austin", close: "never" });
    expect(titles.slice(0, 2).toSorted()).toEqual(local);
    expect(titles.slice(2).toSorted()).toEqual(elsewhere);
    expect(remote).toEqual({ from: 2, count: 3 });
    expect(hits.total.value).toBe(5);
  });

  it("a posting in several cities shows the one that is asked for, and its first where none is", async () => {
    const cityFor = async (location?: string) =>
      (await search({ query: "clerk", close: "never", ...(location && { location }) })).documents[0].address
        .city;
    expect(await cityFor("Boise, ID")).toBe("Boise");
    expect(await cityFor()).toBe("Denver");
  });

  it("other orders keep the groups, and so do later pages", async () => {
    const asked = { query: "accountant", location: "Austin, TX", sort: "compensation", close: "never" };
    const { titles, snapshot } = await search(asked);
    expect(titles).toEqual(["near", "here", "anywhere", "in the country", "in the state"]);
    const pages = [];
    for (let from = 0; from < 5; from += 2)
      pages.push(...(await search({ ...asked, from, size: 2, snapshot })).titles);
    expect(pages).toEqual(titles);
  });

  it("the switch of remote shows each group by itself, and the two counts add up to all", async () => {
    const asked = { query: "accountant in austin", close: "never", facets: true };
    const only = await search({ ...asked, remote: "only" });
    expect([only.titles.toSorted(), only.remote]).toEqual([elsewhere, undefined]);
    expect((await search({ ...asked, remote: "exclude" })).titles.toSorted()).toEqual(local);
    const { facets } = await search(asked);
    const counts = Object.fromEntries(
      facets.remote.map(({ value, count }: { value: string; count: number }) => [value, count]),
    );
    expect(counts).toEqual({ include: 5, only: 3, exclude: 2 });
  });

  it("a country takes remote postings of its states, a state only its own and those of the country", async () => {
    const inCountry = await search({ query: "accountant", location: "United States", remote: "only" });
    expect(inCountry.titles).toContain("in another state");
    expect(inCountry.titles).not.toContain("abroad");
    const inState = await search({ query: "accountant", location: "Texas", remote: "only", close: "never" });
    expect(inState.titles.toSorted()).toEqual(elsewhere);
  });

  it("a position knows its state: remote postings limited to it are listed", async () => {
    const position = { latitude: 30.3, longitude: -97.7 };
    const { titles, places } = await search({ query: "accountant", location: position, close: "never" });
    expect(titles.toSorted()).toEqual([...local, ...elsewhere].toSorted());
    expect(places).toEqual([{ label: "30.3, -97.7", miles: 25 }]);
  });
});

describe("without a radius", () => {
  it("a city means 25 miles, which the answer says; 0 means the city only", async () => {
    const near = await search({ query: "accountant in austin", remote: "exclude", close: "never" });
    expect([near.titles.toSorted(), near.places]).toEqual([local, [{ label: "Austin, TX", miles: 25 }]]);
    const inside = await search({ location: "Austin, TX", distanceMiles: 0, remote: "exclude" });
    expect([inside.titles, inside.places]).toEqual([["here"], [{ label: "Austin, TX" }]]);
    const state = await search({ location: "Texas", remote: "exclude" });
    expect(state.places).toEqual([{ label: "Texas" }]);
    expect(state.titles.toSorted()).toEqual(["far", "here", "near"]);
  });
});

it("what hides a remote posting is where it may be done from", async () => {
  const { body } = await server.ask("POST", "/rest/jobs/search", {
    payload: { query: "accountant", close: "never" },
  });
  const { id } = body.documents.find(({ title }: { title: string }) => title.endsWith("in another state"));
  const explained = await server.ask("POST", "/rest/jobs/explain", {
    payload: { search: { query: "accountant in austin" }, jobId: id },
  });
  expect(explained.body.hiddenBy).toMatchObject([{ kind: "location" }]);
  expect(explained.body.hiddenBy[0].reason).toContain("remote within CA; remote within NY");
});

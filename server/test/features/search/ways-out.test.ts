import { afterAll, beforeAll, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

const boston = { city: "Boston", state: "MA", country: "US", latitude: 42.35843, longitude: -71.05977 };

let server: TestApp;
let ids: ReadonlyMap<string, string>;

beforeAll(async () => {
  server = await startApp();
  await server.publish([
    aDraft({ title: "Registered Nurse", places: [boston] }),
    aDraft({ title: "Senior Software Engineer", seniority: "senior", skills: ["Go", "Kubernetes"] }),
    aDraft({ title: "Programmer", skills: ["Go"] }),
  ]);
  const { body } = await server.ask("POST", "/rest/jobs/search", { payload: { size: 100 } });
  ids = new Map(body.documents.map(({ title, id }: { title: string; id: string }) => [title, id]));
}, 30_000);
afterAll(() => server.close());

async function search(payload: object) {
  const { body } = await server.ask("POST", "/rest/jobs/search", { payload });
  return { ...body, titles: body.documents.map(({ title }: { title: string }) => title) as string[] };
}

async function explain(jobId: string, criteria: object) {
  return server.ask("POST", "/rest/jobs/explain", { payload: { search: criteria, jobId } });
}

it("lists what lacks a skill of the sentence, and says so; one that the form asks for binds it", async () => {
  const { titles, close } = await search({ query: "kubernetes programmer" });
  expect(titles.slice(0, 2)).toEqual(["Senior Software Engineer", "Programmer"]);
  expect(close.from).toBe(1);
  const { body } = await explain(ids.get("Programmer")!, { query: "kubernetes programmer" });
  expect(body).toMatchObject({ tier: "close", rank: 2, lacks: [{ kind: "skills", value: "Kubernetes" }] });
  expect((await search({ query: "programmer", skills: ["Kubernetes"] })).titles).not.toContain("Programmer");
});

it("lists what states no rank, and not what states another; one that the form asks for binds it", async () => {
  const { titles } = await search({ query: "junior programmer" });
  expect(titles).toContain("Programmer");
  expect(titles).not.toContain("Senior Software Engineer");
  expect((await search({ query: "programmer", seniority: ["junior"] })).titles).not.toContain("Programmer");
});

it("says what to leave out for more matches if there are few, and says nothing on later pages", async () => {
  const asked = { query: "go kubernetes", facets: true, close: "never" };
  expect((await search(asked)).wider).toEqual([{ chip: "skill-3", total: 2 }]);
  expect((await search({ ...asked, from: 1 })).wider).toBeUndefined();
});

it("names what keeps the job before another job", async () => {
  const { wider: ways } = await search({ query: "nurse kubernetes", facets: true, close: "never" });
  expect(ways.map(({ chip }: { chip: string }) => chip)).toEqual(["skill-6", "title-0"]);
});

it("says how far around the place the next match is", async () => {
  const near = await search({ query: "nurse in worcester, ma", remote: "exclude", facets: true });
  expect(near.wider[0]).toEqual({ distanceMiles: 50, total: 1 });
  const farther = await search({ query: "nurse in hartford, ct", remote: "exclude", facets: true });
  expect(farther.wider[0]).toEqual({ distanceMiles: 100, total: 1 });
  const cityOnly = { query: "nurse in worcester, ma", remote: "exclude", distanceMiles: 100, facets: true };
  expect((await search(cityOnly)).wider).toBeUndefined();
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;

beforeAll(async () => {
  server = await startApp();
  const chicago = { city: "Chicago", state: "IL", country: "US", latitude: 41.85, longitude: -87.65 };
  const dallas = { city: "Dallas", state: "TX", country: "US", latitude: 32.78, longitude: -96.8 };
  const oakland = { city: "Oakland", state: "CA", country: "US", latitude: 37.8, longitude: -122.27 };
  await server.publish([
    aDraft({ sourceId: "1", title: "Electrician", places: [chicago], organization: "Northside Power" }),
    aDraft({ sourceId: "2", title: "Electrician", places: [dallas], organization: "Lone Star Wiring" }),
    aDraft({ sourceId: "3", title: "Electrician", places: [oakland], organization: "Bay Currents" }),
    aDraft({ sourceId: "4", title: "Receptionist", places: [oakland], organization: "Bay Currents" }),
  ]);
}, 60_000);
afterAll(() => server.close());

async function search(query: string, fields = {}) {
  const { body } = await server.ask("POST", "/rest/jobs/search", {
    payload: { query, close: "never", facets: true, ...fields },
  });
  return body as {
    documents: { title: string; address: { city?: string } }[];
    message?: { key: string; text: string };
    hint?: { key: string; text: string };
    correction?: { to: string };
    wider?: unknown[];
  };
}

const cities = ({ documents }: Awaited<ReturnType<typeof search>>) =>
  documents.map(({ address }) => address.city ?? "").sort((one, other) => one.localeCompare(other));

describe("Q-09 where a search looks", () => {
  test.each([
    ["electrician chicago or dallas", ["Chicago", "Dallas"]],
    ["electrician bay area", ["Oakland"]],
    ["electrician alameda county", ["Oakland"]],
    ["electrician cook county il", ["Chicago"]],
    ["electrician DFW", ["Dallas"]],
    ["electrician west coast", ["Oakland"]],
    ["electrician midwest", ["Chicago"]],
    ["electrician new england", []],
    ["electrician japan", []],
  ])("%s", async (query, found) => expect(cities(await search(query))).toEqual(found));

  test("an area may be typed into the form's field", async () => {
    expect(cities(await search("electrician", { location: "Bay Area" }))).toEqual(["Oakland"]);
  });
});

test("M-17 M-19 a place that is excluded has none of the postings", async () => {
  expect(cities(await search("electrician not in texas"))).toEqual(["Chicago", "Oakland"]);
  expect(cities(await search("electrician not in oakland or illinois"))).toEqual(["Dallas"]);
  expect(cities(await search("electrician not near san francisco"))).toEqual(["Chicago", "Dallas"]);
  expect(cities(await search("electrician not within 2 miles of san francisco"))).toContain("Oakland");
});

describe("near me", () => {
  test("says that nobody knows where that is", async () => {
    const answer = await search("electrician near me");
    expect(answer.message).toBeUndefined();
    expect(answer.hint?.key).toBe("search.nearMe");
    expect(cities(answer)).toEqual(["Chicago", "Dallas", "Oakland"]);
  });

  test("looks around the position that the page sends", async () => {
    const answer = await search("electrician near me", { location: { latitude: 32.8, longitude: -96.8 } });
    expect(answer.hint).toBeUndefined();
    expect(cities(answer)).toEqual(["Dallas"]);
  });

  test("looks as far around it as the sentence says, or the form", async () => {
    const [query, location] = ["electrician within 300 miles of me", { latitude: 29.76, longitude: -95.37 }];
    expect(cities(await search(query, { location }))).toEqual(["Dallas"]);
    expect(cities(await search(query, { location, distanceMiles: 50 }))).toEqual([]);
  });
});

describe("an organization", () => {
  test("is found without a cue", async () => {
    expect(cities(await search("bay currents electrician"))).toEqual(["Oakland"]);
  });

  test("that is excluded has none of the postings", async () => {
    expect(cities(await search("electrician not at bay currents"))).toEqual(["Chicago", "Dallas"]);
    expect(cities(await search("electrician anywhere but lone star wiring"))).toEqual(["Chicago", "Oakland"]);
  });

  test("that has no postings here lists nothing, and says so", async () => {
    const answer = await search("walmart electrician");
    expect(answer.documents).toEqual([]);
    expect(answer.message?.key).toBe("search.noMatches");
    expect(answer.hint).toMatchObject({
      key: "search.noOrganization",
      text: expect.stringContaining("No postings from Walmart"),
    });
    expect(answer.wider).not.toEqual([]);
  });
});

describe("a name that nobody here has", () => {
  test("is said where the list is empty because of it, with close matches below", async () => {
    const answer = await search("electrician Zyphora", { close: "auto" });
    expect(answer.hint).toMatchObject({
      key: "search.noOrganization",
      text: expect.stringContaining("No postings from Zyphora"),
    });
    expect(answer.wider).toContainEqual({ chip: "text-12", total: 3 });
    expect(answer.documents.length).toBeGreaterThan(0);
  });

  test.each(["zyphora", "Zyphora", "electrician wundversorgung", "electrician NVCA-certified"])(
    "may be something else, if nothing says that it's an employer: %s",
    async (word) => {
      const query = word.includes(" ") ? word : `${word} electrician`;
      const { message, hint } = await search(query);
      expect([message?.key, hint]).toEqual(["search.noMatches", undefined]);
    },
  );

  test.each(["hospital electrician", "zyphora quvenra", "electrician chicgao"])(
    "isn't said of %s",
    async (query) => expect((await search(query)).hint).toBeUndefined(),
  );
});

describe("a correction", () => {
  test.each([
    ["recepcionist", "receptionist", ["Oakland"]],
    ["electritian dallas", "electrician", ["Dallas"]],
    ["electrician chicgao", "chicago", ["Chicago"]],
  ])("of %s is %s", async (query, to, found) => {
    const answer = await search(query);
    expect(answer.correction?.to).toBe(to);
    expect(cities(answer)).toEqual(found);
  });

  test.each(["electrician tempe", "electrician weekends", "electrician reno", "electrician asap"])(
    "does not touch %s",
    async (query) => expect((await search(query)).correction).toBeUndefined(),
  );
});

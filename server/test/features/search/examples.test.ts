import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;

beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

async function examples(language = "en-US"): Promise<{ query: string; total: number }[]> {
  const headers = { "accept-language": language };
  return (await server.ask("GET", "/rest/jobs/examples", { headers })).body.examples;
}

describe("sentences to try", () => {
  it("each find open postings, begin differently, and change with the postings", async () => {
    const austin = { city: "Austin", state: "TX", country: "US", latitude: 30.27, longitude: -97.74 };
    const pay = { payMin: 90_000, payMax: 120_000 };
    await server.publish([
      aDraft({ sourceId: "1", title: "Lamp Keeper", places: [austin], ...pay }),
      aDraft({ sourceId: "2", title: "Pier Watcher", places: [austin], ...pay }),
      aDraft({ sourceId: "3", title: "Go Engineer", remote: { kind: "remote" }, skills: ["Go"], ...pay }),
    ]);
    const shown = await examples();
    expect(shown.map(({ query }) => query)).toContain("remote Go jobs");
    expect(shown.length).toBeGreaterThan(2);
    expect(new Set(shown.map(({ query }) => query.split(" ")[0])).size).toBe(shown.length);
    for (const { query, total } of shown) {
      const { body } = await server.ask("POST", "/rest/jobs/search", { payload: { query, close: "never" } });
      expect(total).toBeGreaterThan(0);
      expect(body.hits.total.value).toBe(total);
    }
    await server.publish([aDraft({ sourceId: "9", title: "Gone", open: false })]);
    expect(await examples()).toEqual([]);
  });

  it("are Spanish for whoever reads Spanish, and find the same jobs", async () => {
    const houston = { city: "Houston", state: "TX", country: "US", latitude: 29.76, longitude: -95.37 };
    await server.publish([
      aDraft({ sourceId: "11", title: "Cook", places: [houston], payMin: 60_000, payMax: 80_000 }),
      aDraft({ sourceId: "12", title: "Lamp Keeper", remote: { kind: "remote" }, skills: ["Java"] }),
      aDraft({
        sourceId: "13",
        title: "Warehouse Associate",
        places: [houston],
        payMin: 60_000,
        payMax: 80_000,
      }),
    ]);
    const queries = (await examples("es-US")).map(({ query }) => query);
    expect(queries).toContain("trabajo remoto de Java");
    expect(queries.some((query) => /^(?:cocinero|trabajo de bodega) en Houston, TX$/.test(query))).toBe(true);
    expect(queries.join()).not.toMatch(/ in |jobs|posted|over/);
    expect((await examples()).map(({ query }) => query)).toContain("remote Java jobs");
  });
});

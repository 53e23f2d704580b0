import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;

beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

async function examples(): Promise<{ query: string; total: number }[]> {
  return (await server.ask("GET", "/rest/jobs/examples")).body.examples;
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
});

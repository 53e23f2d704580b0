import { limits } from "@candor/contract/limits";
import type { KeptSearch } from "@candor/contract/searches/shapes";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "../../harness/app.ts";
import { signIn } from "../../harness/sign-in.ts";

let server: TestApp;
let ada: { authorization: string };
let eve: typeof ada;
let people = 0;

beforeAll(async () => {
  server = await startApp();
});
beforeEach(async () => {
  ada = await somebody();
  eve = await somebody();
});
afterAll(() => server.close());

async function somebody() {
  people += 1;
  return { authorization: `Bearer ${(await signIn(server, `person${people}@example.com`)).jwt}` };
}

function keep(headers: typeof ada, ...searches: object[]) {
  return server.ask("POST", "/rest/searches", { headers, payload: { searches } });
}

async function kept(headers: typeof ada): Promise<{ recent: KeptSearch[]; favorites: KeptSearch[] }> {
  return (await server.ask("GET", "/rest/searches", { headers })).body;
}

const queries = (searches: readonly KeptSearch[]) => searches.map(({ criteria }) => criteria.query);
const numbered = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => ({ criteria: { query: `search ${from + at}` } }));

describe("kept searches", () => {
  it("Q-11 R-66 are listed with the latest first", async () => {
    await keep(ada, { criteria: { query: "nurse" } });
    await server.advance(1000);
    await keep(ada, { criteria: { query: "welder", skills: ["MIG"] } });
    const { recent, favorites } = await kept(ada);
    expect(recent).toEqual([
      {
        id: expect.stringMatching(/^\d+$/),
        criteria: { query: "welder", skills: ["MIG"] },
        favorite: false,
        usedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      },
      expect.objectContaining({ criteria: { query: "nurse" } }),
    ]);
    expect(favorites).toEqual([]);
  });

  it("Q-11 are one search however it is spelled, used when it was last run", async () => {
    const { body } = await keep(ada, { criteria: { query: "nurse", skills: ["ICU", "ER"], parse: true } });
    await server.advance(1000);
    await keep(ada, { criteria: { query: "welder" } });
    await server.advance(1000);
    const again = await keep(ada, {
      criteria: { skills: ["ER", "ICU", "ER"], query: " nurse ", close: "auto" },
    });
    expect(again.body.searches[0].id).toBe(body.searches[0].id);
    expect(queries((await kept(ada)).recent)).toEqual(["nurse", "welder"]);
  });

  it("Q-11 are limited in number: the oldest one that is not a favorite makes room", async () => {
    await keep(ada, { criteria: { query: "favorite" }, favorite: true });
    await keep(ada, ...numbered(limits.keptSearches));
    await server.advance(1000);
    await keep(ada, { criteria: { query: "newest" } });
    const { recent, favorites } = await kept(ada);
    expect(recent).toHaveLength(limits.keptSearches);
    expect(recent[0]?.criteria.query).toBe("newest");
    expect(queries(recent)).not.toContain("search 0");
    expect(queries(favorites)).toEqual(["favorite"]);
  });

  it("Q-10 become favorites and stop being favorites, and keep their mark when run again", async () => {
    const id = (await keep(ada, { criteria: { query: "nurse" } })).body.searches[0].id as string;
    const marked = (favorite: boolean) =>
      server.ask("PATCH", `/rest/searches/${id}`, { headers: ada, payload: { favorite } });
    expect(await marked(true)).toMatchObject({ status: 200, body: { id, favorite: true } });
    expect((await keep(ada, { criteria: { query: "nurse" } })).body.searches[0]).toMatchObject({
      id,
      favorite: true,
    });
    expect((await kept(ada)).recent).toEqual([]);
    expect(await marked(false)).toMatchObject({ status: 200, body: { id, favorite: false } });
    expect(queries((await kept(ada)).recent)).toEqual(["nurse"]);
  });

  it("Q-10 a former favorite is not forgotten for being old", async () => {
    const id = (await keep(ada, { criteria: { query: "old" }, favorite: true })).body.searches[0]
      .id as string;
    await server.advance(1000);
    await keep(ada, ...numbered(limits.keptSearches));
    await server.ask("PATCH", `/rest/searches/${id}`, { headers: ada, payload: { favorite: false } });
    expect(queries((await kept(ada)).recent)).toContain("old");
  });

  it("Q-10 too many favorites are refused, and nothing from the call is kept", async () => {
    await keep(ada, ...numbered(limits.keptSearches).map((search) => ({ ...search, favorite: true })));
    const refused = await keep(
      ada,
      { criteria: { query: "recent" } },
      { criteria: { query: "one more" }, favorite: true },
    );
    expect(refused).toMatchObject({ status: 409, body: { code: "too-many-favorites" } });
    expect((await kept(ada)).recent).toEqual([]);
    const id = (await keep(ada, { criteria: { query: "recent" } })).body.searches[0].id as string;
    expect(
      await server.ask("PATCH", `/rest/searches/${id}`, { headers: ada, payload: { favorite: true } }),
    ).toMatchObject({ status: 409, body: { code: "too-many-favorites" } });
  });

  it("M-30 from a browser join those that are known, each with the later time and the known mark", async () => {
    const start = server.parts.clock.now();
    const hours = (ago: number) => new Date(start - ago * 3_600_000).toISOString();
    await keep(ada, { criteria: { query: "both" }, favorite: true, usedAt: hours(1) });
    await keep(
      ada,
      { criteria: { query: "both" }, usedAt: hours(5) },
      { criteria: { query: "local" }, usedAt: hours(3) },
      { criteria: { query: "ahead" }, usedAt: hours(-5) },
    );
    const { recent, favorites } = await kept(ada);
    expect(queries(recent)).toEqual(["ahead", "local"]);
    expect(recent[1]?.usedAt).toBe(hours(3));
    expect(Date.parse(recent[0]?.usedAt ?? "")).toBeLessThanOrEqual(server.parts.clock.now());
    expect(favorites).toEqual([expect.objectContaining({ criteria: { query: "both" }, usedAt: hours(1) })]);
  });

  it("Q-11 are forgotten one by one, and all recent ones at once", async () => {
    await keep(ada, { criteria: { query: "favorite" }, favorite: true });
    const id = (await keep(ada, { criteria: { query: "nurse" } })).body.searches[0].id as string;
    await keep(ada, ...numbered(2));
    expect((await server.ask("DELETE", `/rest/searches/${id}`, { headers: ada })).status).toBe(204);
    expect((await kept(ada)).recent).toHaveLength(2);
    expect((await server.ask("DELETE", `/rest/searches/${id}`, { headers: ada })).status).toBe(404);
    expect((await server.ask("DELETE", "/rest/searches", { headers: ada })).status).toBe(204);
    const { recent, favorites } = await kept(ada);
    expect([recent.length, queries(favorites)]).toEqual([0, ["favorite"]]);
  });

  it("are private: another account's are not found, and none are shown without a session", async () => {
    const id = (await keep(ada, { criteria: { query: "nurse" } })).body.searches[0].id as string;
    for (const headers of [eve, {}]) {
      const url = `/rest/searches/${id}`;
      expect((await server.ask("PATCH", url, { headers, payload: { favorite: true } })).status).toBe(404);
      expect((await server.ask("DELETE", url, { headers })).status).toBe(404);
    }
    expect(await kept(eve)).toEqual({ recent: [], favorites: [] });
    await server.ask("DELETE", "/rest/searches", { headers: eve });
    expect((await kept(ada)).recent).toMatchObject([{ favorite: false }]);
    expect((await server.ask("GET", "/rest/searches")).status).toBe(401);
  });

  it("are refused if they are not searches", async () => {
    for (const searches of [
      [],
      [{}],
      [{ criteria: { size: "x", remote: "maybe" } }],
      numbered(limits.keptSearches + 1),
    ])
      expect(await keep(ada, ...searches)).toMatchObject({ status: 400, body: { code: "invalid-request" } });
  });

  it("keep nothing that belongs to one visit of a list", async () => {
    await keep(ada, { criteria: { query: "nurse", from: 20, size: 5, snapshot: "x", facets: true } });
    expect((await kept(ada)).recent[0]?.criteria).toEqual({ query: "nurse" });
  });
});

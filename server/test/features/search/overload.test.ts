import { limits } from "@candor/contract/limits";
import { DeadlineExceeded, Overloaded, TooBroad } from "@candor/engine/port";
import { MOST_LOOKED_AT } from "@candor/engine/query/cost";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { warmUp } from "../../../src/features/search/queries/warm-up.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { impatient } from "../../harness/patient-index.ts";

let server: TestApp;
let job: string;

const hostile = "203.0.113.7";
const honest = "203.0.113.8";
const proxy = "192.0.2.1";
const nurse = { query: "nurse" };

beforeAll(async () => {
  server = await startApp({ TRUSTED_PROXIES: proxy });
  await server.publish([aDraft({ title: "Nurse", organization: "General Hospital" })]);
  job = (await search(honest)).body.documents[0].id;
  // On a busy machine, making the tables takes longer than a search's time limit.
  await warmUp(server.parts);
});

afterAll(() => server.close());
afterEach(() => vi.restoreAllMocks());

const past = (address: string) => ({ remoteAddress: proxy, headers: { "x-forwarded-for": address } });
const search = (address: string, payload: object = nurse) =>
  server.ask("POST", "/rest/jobs/search", { ...past(address), payload });

/** Every call and feed that asks the index. */
const calls = {
  search: (address: string) => search(address),
  explain: (address: string) =>
    server.ask("POST", "/rest/jobs/explain", { ...past(address), payload: { search: nurse, jobId: job } }),
  map: (address: string) => server.ask("POST", "/rest/jobs/map", { ...past(address), payload: nurse }),
  similar: (address: string) => server.ask("GET", `/rest/jobs/${job}/similar`, past(address)),
  suggest: (address: string) => server.ask("GET", "/rest/jobs/suggest?q=nur", past(address)),
  feed: (address: string) => server.ask("GET", "/search/feed.json?query=nurse", past(address)),
};

describe("a start", () => {
  it("searches on each thread of the engine without a time limit, before anybody asks", async () => {
    const asked = vi.spyOn(server.parts.index, "search");
    await warmUp(server.parts);
    expect(asked.mock.calls.length).toBeGreaterThanOrEqual(4);
    expect(asked.mock.calls.map(([, asking]) => asking)).toEqual(asked.mock.calls.map(() => ({})));
  });

  it("continues without these searches if the index fails", async () => {
    const { index, log } = server.parts;
    const lost = new Error("no search worker is running");
    vi.spyOn(index, "search").mockRejectedValue(lost);
    const warned = vi.spyOn(log, "warn").mockReturnValue();
    await warmUp(server.parts);
    expect(warned).toHaveBeenCalledOnce();
  });
});

describe("an address that floods", () => {
  let release: () => void;
  let held: Promise<unknown>[];

  /** The index answers nobody until it is released; the hostile address has as many requests in progress as allowed. */
  beforeEach(async () => {
    const gate = new Promise<void>((resolve) => (release = resolve));
    const { index } = server.parts;
    const answer = index.search.bind(index);
    let asked = 0;
    vi.spyOn(index, "search").mockImplementation(async (request, asking) => {
      if (asking?.caller === hostile) {
        asked++;
        await gate;
      }
      return answer(request, asking);
    });
    held = Array.from({ length: limits.runningSearches }, () => search(hostile));
    await vi.waitFor(() => expect(asked).toBe(limits.runningSearches), { timeout: 10_000 });
  });

  afterEach(async () => {
    release();
    await Promise.all(held);
  });

  it.each(Object.entries(calls))(
    "is shed at %s with 503 and Retry-After; others are served",
    async (_, call) => {
      const refused = await call(hostile);
      expect(refused).toMatchObject({ status: 503, headers: { "retry-after": "1" } });
      expect(refused.body).toMatchObject({ code: "overloaded" });
      expect((await call(honest)).status).toBe(200);
    },
  );

  it("does not keep health waiting", async () => {
    for (const path of ["/healthz", "/readyz"]) expect((await server.ask("GET", path)).status).toBe(200);
  });

  it("is served again once its requests are answered", async () => {
    release();
    await Promise.all(held);
    expect((await search(hostile)).status).toBe(200);
  });
});

describe("what the index refuses", () => {
  const refuses = (error: Error) => vi.spyOn(server.parts.index, "search").mockRejectedValue(error);

  it("is a 503 with Retry-After when too many wait", async () => {
    refuses(new Overloaded());
    expect(await search(honest)).toMatchObject({ status: 503, headers: { "retry-after": "1" } });
  });

  it("is a 503 with Retry-After when a search has no time left", async () => {
    refuses(new DeadlineExceeded());
    expect(await search(honest)).toMatchObject({ status: 503, headers: { "retry-after": "2" } });
  });

  it("is a 400 with advice when words are in nearly every posting", async () => {
    refuses(new TooBroad());
    const { status, body } = await search(honest);
    expect([status, body.code]).toEqual([400, "search-too-broad"]);
    expect(body.detail).toContain("Use fewer words");
  });
});

it("a search names its caller to the index, and has two seconds", async () => {
  const asked = vi.spyOn(server.parts.index, "search");
  const before = performance.now();
  await search(honest);
  const { caller, until } = asked.mock.calls[0]![1]!;
  expect(caller).toBe(honest);
  expect(until! - before).toBeGreaterThanOrEqual(limits.searchMilliseconds);
  expect(until).toBeLessThanOrEqual(performance.now() + limits.searchMilliseconds);
});

it("a search that runs out of time in a worker is a 503", async () => {
  const index = impatient(server.parts.index);
  const answer = index.search.bind(index);
  vi.spyOn(index, "search").mockImplementation((request) => answer(request, { until: performance.now() }));
  expect((await search(honest)).status).toBe(503);
});

it("a few words before a star stay within the cost limit", async () => {
  expect(MOST_LOOKED_AT).toBeGreaterThan(1_000_000);
  expect((await search(honest, { query: "n* h* -a* -b*", facets: true })).status).toBe(200);
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;

beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

const kept = () => server.parts.database.read.selectFrom("metric_count").selectAll().execute();

const counted = async (name: string) => (await kept()).filter((row) => row.name === name);

describe("metrics and actions", () => {
  it("C-17 an array of metrics is counted by day, name and pattern of the page", async () => {
    const payload = [
      { name: "load", value: 3.5, attributes: { page: "/job/12?e=x" } },
      { name: "load", value: 1.5, attributes: { page: "/job/13" } },
    ];
    expect(await server.ask("POST", "/rest/metrics", { payload })).toMatchObject({
      status: 202,
      body: { accepted: 2 },
    });
    await server.ask("POST", "/rest/metrics", { payload: payload.slice(0, 1) });
    const day = new Date(server.parts.clock.now()).toISOString().slice(0, 10);
    expect(await counted("load")).toEqual([
      { day, kind: "metric", name: "load", page: "/job/:id", times: 3, total: 8.5 },
    ]);
  });

  it("C-17 an empty array is accepted and stores nothing", async () => {
    expect(await server.ask("POST", "/rest/metrics", { payload: [] })).toMatchObject({
      status: 202,
      body: { accepted: 0 },
    });
  });

  it("C-18 actions are sent one at a time", async () => {
    const one = { name: "apply-clicked" };
    expect((await server.ask("POST", "/rest/actions", { payload: [one] })).status).toBe(202);
    expect((await server.ask("POST", "/rest/actions", { payload: [one, one] })).status).toBe(400);
    expect((await server.ask("POST", "/rest/actions", { payload: one })).status).toBe(400);
  });

  it("takes at most 500 metrics and 256 KiB", async () => {
    const many = (count: number) => Array.from({ length: count }, () => ({ name: "m" }));
    expect((await server.ask("POST", "/rest/metrics", { payload: many(500) })).status).toBe(202);
    expect((await server.ask("POST", "/rest/metrics", { payload: many(501) })).status).toBe(400);
    const large = [{ name: "m", attributes: { text: "x".repeat(256 * 1024) } }];
    expect(await server.ask("POST", "/rest/metrics", { payload: large })).toMatchObject({
      status: 413,
      body: { code: "payload-too-large" },
    });
  });

  it("never stores a credential in an address", async () => {
    const payload = [{ name: "view", attributes: { page: "/opt?e=SECRET-TOKEN&x=1", to: "SECRET-TOKEN" } }];
    await server.ask("POST", "/rest/metrics", { payload });
    expect(await counted("view")).toMatchObject([{ page: "/opt" }]);
    expect(JSON.stringify(await kept())).not.toContain("SECRET-TOKEN");
  });

  it("a repeated key and body is done once and answered alike; another body is refused", async () => {
    const ask = (name: string) =>
      server.ask("POST", "/rest/actions", { payload: [{ name }], headers: { "idempotency-key": "k1" } });
    const [first, second] = [await ask("once"), await ask("once")];
    expect(second.body).toEqual(first.body);
    expect(await counted("once")).toMatchObject([{ times: 1 }]);
    expect(await ask("other")).toMatchObject({ status: 409, body: { code: "key-reused" } });
  });

  it("twenty calls at once with one key are done once", async () => {
    const ask = () =>
      server.ask("POST", "/rest/actions", {
        payload: [{ name: "race" }],
        headers: { "idempotency-key": "k2" },
      });
    const answers = await Promise.all(Array.from({ length: 20 }, ask));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([202]));
    expect(await counted("race")).toMatchObject([{ times: 1 }]);
  });
});

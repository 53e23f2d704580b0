import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;

beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

async function kept(): Promise<unknown[]> {
  const rows = await server.parts.database.read
    .selectFrom("metric")
    .select(["kind", "name", "payload_json"])
    .execute();
  return rows.map((row) => ({ kind: row.kind, name: row.name, ...JSON.parse(row.payload_json) }));
}

describe("metrics and actions", () => {
  it("C-17 an array of metrics is kept", async () => {
    const payload = [{ name: "page", value: 3.5, attributes: { path: "/search" } }, { name: "paint" }];
    expect(await server.ask("POST", "/rest/metrics", { payload })).toMatchObject({
      status: 202,
      body: { accepted: 2 },
    });
    expect(await kept()).toEqual(
      expect.arrayContaining([{ kind: "metric", name: "page", value: 3.5, attributes: { path: "/search" } }]),
    );
  });

  it("C-17 an empty array is taken and keeps nothing", async () => {
    expect(await server.ask("POST", "/rest/metrics", { payload: [] })).toMatchObject({
      status: 202,
      body: { accepted: 0 },
    });
  });

  it("C-18 actions come one at a time", async () => {
    const one = { name: "apply-clicked" };
    expect((await server.ask("POST", "/rest/actions", { payload: [one] })).status).toBe(202);
    expect((await server.ask("POST", "/rest/actions", { payload: [one, one] })).status).toBe(400);
    expect((await server.ask("POST", "/rest/actions", { payload: one })).status).toBe(400);
  });

  it("takes 500 metrics and 256 KiB, and no more", async () => {
    const many = (count: number) => Array.from({ length: count }, () => ({ name: "m" }));
    expect((await server.ask("POST", "/rest/metrics", { payload: many(500) })).status).toBe(202);
    expect((await server.ask("POST", "/rest/metrics", { payload: many(501) })).status).toBe(400);
    const large = [{ name: "m", attributes: { text: "x".repeat(256 * 1024) } }];
    expect(await server.ask("POST", "/rest/metrics", { payload: large })).toMatchObject({
      status: 413,
      body: { code: "payload-too-large" },
    });
  });

  it("never keeps the credential of an address", async () => {
    const payload = [{ name: "view", attributes: { address: "/opt?e=SECRET-TOKEN&x=1" } }];
    await server.ask("POST", "/rest/metrics", { payload });
    expect(JSON.stringify(await kept())).toContain("/opt?e=&x=1");
    expect(JSON.stringify(await kept())).not.toContain("SECRET-TOKEN");
  });

  it("a repeated key and body is done once and answered alike; another body is refused", async () => {
    const ask = (name: string) =>
      server.ask("POST", "/rest/actions", { payload: [{ name }], headers: { "idempotency-key": "k1" } });
    const [first, second] = [await ask("once"), await ask("once")];
    expect(second.body).toEqual(first.body);
    expect((await kept()).filter((row) => (row as { name: string }).name === "once")).toHaveLength(1);
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
    expect((await kept()).filter((row) => (row as { name: string }).name === "race")).toHaveLength(1);
  });
});

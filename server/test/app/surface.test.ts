import { brotliCompressSync, brotliDecompressSync, gzipSync } from "node:zlib";
import { limits } from "@candor/contract/limits";
import { problemDocument } from "@candor/contract/problems";
import type { Route } from "@candor/contract/route";
import { routes } from "@candor/contract/routes";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openLog } from "../../src/platform/log.ts";
import { startApp, type TestApp } from "../harness/app.ts";

let server: TestApp;
let production: TestApp;

beforeAll(async () => {
  server = await startApp();
  production = await startApp({
    NODE_ENV: "production",
    PUBLIC_URL: "https://candor.example",
    METRICS_TOKEN: "0123456789abcdef",
  });
});
afterAll(async () => {
  await server.close();
  await production.close();
});

describe("the process", () => {
  it("C-06 tells where its calls are, from the configuration and not from the request", async () => {
    const headers = { host: "evil.example", "x-forwarded-host": "evil.example" };
    const answer = await server.ask("GET", "/env?version=4.0.234&timestamp=1", { headers });
    expect(answer).toMatchObject({ status: 200, body: { apiUrl: server.origin, jaxApiUrl: server.origin } });
  });

  it("R-39 answers a ping", async () => {
    expect(await server.ask("GET", "/ping")).toMatchObject({
      status: 200,
      body: { pong: true, version: "4.0.234" },
    });
  });

  it("lives, is ready with every part, and says so", async () => {
    expect(await server.ask("GET", "/healthz")).toMatchObject({ status: 200, body: { ok: true } });
    const ready = await server.ask("GET", "/readyz");
    expect(ready.status).toBe(200);
    // PostgreSQL manages its own files.
    const records = ready.body.parts.database.kind === "sqlite" ? ["records"] : [];
    expect(Object.keys(ready.body.parts)).toEqual([
      "database",
      ...records,
      "search",
      "queue",
      "mail",
      "address",
      "disk",
    ]);
  });

  it("is no longer ready when it stops, which is no error, while it is still alive", async () => {
    const errors: string[] = [];
    const stopping = await startApp({}, openLog("error", { write: (line) => errors.push(line) }));
    stopping.parts.readiness.stopping = true;
    expect((await stopping.ask("GET", "/readyz")).status).toBe(503);
    expect((await stopping.ask("GET", "/healthz")).status).toBe(200);
    expect(errors).toEqual([]);
    await stopping.close();
  });

  it("says that mail stays in the outbox in production without a mail server", async () => {
    const { body } = await production.ask("GET", "/readyz");
    expect(body.parts.mail).toEqual({
      ok: true,
      kind: "outbox",
      note: expect.stringContaining("SMTP_URL is unset"),
    });
  });

  it("publishes its metrics to loopback and to callers with the token", async () => {
    expect((await server.ask("GET", "/metrics")).body).toContain("http_request_duration_seconds");
    expect((await production.ask("GET", "/metrics")).status).toBe(404);
    const headers = { authorization: "Bearer 0123456789abcdef" };
    expect((await production.ask("GET", "/metrics", { headers })).status).toBe(200);
  });

  it("publishes the whole /rest surface", async () => {
    const { body } = await server.ask("GET", "/openapi.json");
    const published = Object.keys(body.paths).toSorted();
    expect(published).toEqual([...new Set(Object.values(routes).map((route) => route.path))].toSorted());
  });

  it("publishes it compressed to callers that accept compression", async () => {
    const headers = { "accept-encoding": "gzip, br" };
    const { headers: sent, rawPayload } = await server.app.inject({ url: "/openapi.json", headers });
    expect(sent).toMatchObject({ "content-encoding": "br", vary: "accept-encoding" });
    expect(JSON.parse(brotliDecompressSync(rawPayload).toString()).openapi).toBeDefined();
  });

  it.each(["/dev/mailbox", "/dev/mailbox.json", "/dev/clock", "/dev/checks", "/dev/drills"])(
    "has no %s in production",
    async (url) => {
      expect((await production.ask(url === "/dev/clock" ? "POST" : "GET", url)).status).toBe(404);
    },
  );

  it.each(["/rest/nothing", "/rest/", "/rest"])(
    "P-06 answers %s with a JSON 404, whatever the method",
    async (url) => {
      for (const method of ["GET", "POST", "DELETE"] as const)
        expect(await server.ask(method, url)).toMatchObject({ status: 404, body: { code: "not-found" } });
    },
  );

  it("sends its protective headers with every answer, refusals too", async () => {
    for (const url of ["/env", "/rest/nothing", "/healthz"]) {
      const { headers } = await production.ask("GET", url);
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
        "strict-transport-security": expect.stringContaining("max-age="),
      });
    }
  });

  it("gives every request its own id, whatever the caller claims, and names it in refusals", async () => {
    const headers = { "x-request-id": "forged", "request-id": "forged" };
    const refusals = await Promise.all([1, 2].map(() => server.ask("GET", "/rest/nothing", { headers })));
    const ids = refusals.map((refusal) => refusal.headers["x-request-id"]);
    expect(new Set(ids).size).toBe(2);
    expect(ids).not.toContain("forged");
    expect(refusals.map((refusal) => refusal.body.instance)).toEqual(
      ids.map((id) => `urn:candor:request:${String(id)}`),
    );
  });
});

const bodies = fc.oneof(
  fc.json({ maxDepth: 4 }),
  fc.string(),
  fc.constant(""),
  fc.constant("[".repeat(30_000)),
  fc.constant(`${"[".repeat(20_000)}${"]".repeat(20_000)}`),
  fc.constant('{"__proto__":{"admin":true}}'),
);

const types = fc.constantFrom(
  "application/json",
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "",
);

// Made once: each takes longer to make than a call.
const queries = fc.webQueryParameters();
const segments = fc.webSegment();

describe("bad input", () => {
  it.each(Object.entries(routes) as [string, Route][])(
    "to %s is answered with a problem document, never a 5xx",
    async (_name, route) => {
      await fc.assert(
        fc.asyncProperty(bodies, types, queries, segments, async (payload, type, query, segment) => {
          const url = `${route.path.replaceAll(/\{\w+\}/g, encodeURIComponent(segment) || "x")}?${query}`;
          const answer = await server.app.inject({
            method: route.method,
            url,
            ...(route.method !== "GET" && { payload }),
            headers: type === "" ? {} : { "content-type": type },
          });
          // A search that would wait longer than two seconds is refused, whatever its input.
          if (answer.statusCode !== 503 || answer.json().code !== "overloaded")
            expect(answer.statusCode).toBeLessThan(500);
          if (answer.statusCode >= 400) expect(problemDocument.safeParse(answer.json()).success).toBe(true);
        }),
        { numRuns: 40 },
      );
    },
  );

  it.each([
    ["POST", "/rest/jobs/search", { organization: "a\0b" }, 200],
    ["POST", "/rest/metrics", [{ name: "a\0b" }], 202],
    ["POST", "/rest/client-error", { error: "a\0b" }, 201],
    ["GET", "/rest/organizations/a%00b", undefined, 404],
    ["GET", "/rest/job-lookup/1%00", undefined, 404],
  ] as const)(
    "%s %s with a NUL in it is answered as with any character",
    async (method, url, payload, status) => {
      expect((await server.ask(method, url, payload && { payload })).status).toBe(status);
    },
  );

  it.each([
    ["bytes that are not UTF-8", {}, Buffer.from([...Buffer.from('{"query":"'), 0xe9, 0x22, 0x7d]), 400],
    ["compressed JSON", { "content-encoding": "gzip" }, gzipSync("{}"), 415],
  ])("of %s is refused", async (_what, more, payload, status) => {
    const headers = { "content-type": "application/json", ...more };
    const answer = await server.app.inject({ method: "POST", url: "/rest/jobs/search", headers, payload });
    expect(answer.statusCode).toBe(status);
  });

  it("of a form, a few bytes that would inflate to many, is refused before its sender is known", async () => {
    const headers = { "content-type": "multipart/form-data; boundary=x", "content-encoding": "br" };
    const payload = brotliCompressSync(Buffer.alloc(1e6));
    const answer = await server.app.inject({ method: "POST", url: "/rest/resumes", headers, payload });
    expect(answer.statusCode).toBe(415);
  });

  it("that is wrong in two ways is reported once", async () => {
    const { body } = await server.ask("POST", "/rest/jobs/search", { payload: { from: 1e20 } });
    expect(body.errors).toMatchObject([{ path: "/from", key: "validation.outOfRange" }]);
  });

  it("in fields that would grant authority is ignored", async () => {
    const payload = { email: "eve@example.com", administrator: 1, accountId: "1", sub: "1" };
    // Comes from a network of its own: earlier requests count against this route's limit.
    const asked = { method: "POST", url: "/rest/auth/code", payload, remoteAddress: "203.0.113.9" } as const;
    expect((await server.app.inject(asked)).statusCode).toBe(202);
    expect(
      await server.parts.database.read
        .selectFrom("account")
        .select("id")
        .where("administrator", "=", 1)
        .execute(),
    ).toEqual([]);
  });

  it("that says what is wrong names the field, the key and the text", async () => {
    const answer = await server.ask("POST", "/rest/jobs/search", {
      payload: { size: 0, remote: "maybe", query: 7 },
    });
    expect(answer.status).toBe(400);
    expect(answer.headers["content-type"]).toContain("application/problem+json");
    expect(
      answer.body.errors.map(({ path, key }: { path: string; key: string }) => [path, key]).toSorted(),
    ).toEqual([
      ["/query", "validation.value"],
      ["/remote", "validation.unknownChoice"],
      ["/size", "validation.outOfRange"],
    ]);
  });

  it("of a text that is too long says how long it may be", async () => {
    const { body } = await server.ask("POST", "/rest/jobs/search", { payload: { query: "x".repeat(5000) } });
    const text = `Shorten this to ${limits.queryCharacters.toLocaleString("en-US")} characters`;
    expect(body.errors).toEqual([{ path: "/query", key: "validation.tooLong", text }]);
  });
});

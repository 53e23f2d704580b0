import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { CachedPage } from "../../src/pages/cached-page.ts";

const html = `<!doctype html><title>Jobs</title>${"<p>entry</p>".repeat(300)}`;

const kept = (status: number, nonce: string) =>
  new CachedPage({ status, html, nonce, pattern: "/", headersFor: () => ({}) });

async function send(page: CachedPage, headers: Record<string, string> = {}) {
  const app = Fastify();
  app.get("/", (request, reply) => page.send(request, reply));
  return app.inject({ url: "/", headers });
}

describe("a page without scripts", () => {
  const page = kept(200, "none");

  it.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const)("is sent as %s to anyone who takes it", async (encoding, decompress) => {
    const answer = await send(page, { "accept-encoding": `deflate, ${encoding}` });
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(decompress(answer.rawPayload).toString()).toBe(html);
  });

  it("is sent plainly to others", async () => {
    const answer = await send(page);
    expect(answer.headers["content-encoding"]).toBeUndefined();
    expect(answer.body).toBe(html);
  });

  it("is not sent twice to a browser that has it", async () => {
    const { etag } = (await send(page)).headers;
    const again = await send(page, { "if-none-match": String(etag) });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  it.each(["*", '"other", %s', "%w"])("is known by %s", async (known) => {
    const etag = String((await send(page)).headers.etag);
    const tags = known.replace("%s", etag).replace("%w", etag.replace("W/", ""));
    expect((await send(page, { "if-none-match": tags })).statusCode).toBe(304);
  });

  it("keeps its status", async () => {
    const missing = kept(404, "none");
    const { etag } = (await send(missing)).headers;
    expect((await send(missing, { "if-none-match": String(etag) })).statusCode).toBe(404);
  });
});

it("scripts of a page that is sent again are known by their content, and no nonce is sent twice", async () => {
  const run = "window.state = 1;";
  const html = [
    `<script nonce="once">${run}</script>`,
    '<script nonce="once" type="module" async="">\nimport("/a.js");</script>',
    '<script src="/b.js" nonce="once"></script>',
    '<script type="application/ld+json">{}</script>',
  ].join("");
  const headersFor = (scripts: readonly string[]) => ({ "x-scripts": scripts.join(" ") });
  const page = new CachedPage({ status: 200, html, nonce: "once", pattern: "/", headersFor });
  const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  const { headers, body } = await send(page);
  expect(headers["x-scripts"]).toBe(`${hash(run)} ${hash('\nimport("/a.js");')}`);
  expect(body).not.toContain("once");
});

it("a page that is sent again runs no script that had no nonce when it was rendered", async () => {
  const html = `<script nonce="once">run()</script><script>steal()</script>`;
  const headersFor = (scripts: readonly string[]) => ({ "x-scripts": scripts.join(" ") });
  const page = new CachedPage({ status: 200, html, nonce: "once", pattern: "/", headersFor });
  const { headers } = await send(page);
  expect(headers["x-scripts"]).toBe(`'sha256-${createHash("sha256").update("run()").digest("base64")}'`);
});

import type { FastifyRequest } from "fastify";
import { describe, expect, it } from "vitest";
import { CachedPage } from "../../src/pages/cached-page.ts";
import { PageCache, strangerKey } from "../../src/pages/page-cache.ts";
import { publicOrigin } from "../../src/platform/http/origin.ts";
import { Revision } from "../../src/platform/revision.ts";
import { TestClock } from "../harness/records.ts";

const page = new CachedPage({
  status: 200,
  html: "<p>",
  nonce: "none",
  pattern: "/",
  headersFor: () => ({}),
});

function kept() {
  const content = new Revision();
  const clock = new TestClock();
  const cache = new PageCache(content, clock);
  cache.keep("/", page, cache.revision);
  return { content, clock, cache };
}

describe("a page for strangers", () => {
  it("is kept while the content stays as it is", () => {
    expect(kept().cache.get("/")).toBe(page);
  });

  it("is rendered again when the content has changed", () => {
    const { content, cache } = kept();
    content.advance();
    expect(cache.get("/")).toBeUndefined();
  });

  it("is rendered again after a minute, because it says how old things are", () => {
    const { clock, cache } = kept();
    clock.advance(59_999);
    expect(cache.get("/")).toBe(page);
    clock.advance(1);
    expect(cache.get("/")).toBeUndefined();
  });

  it("is not kept when the content changed while it was made", () => {
    const { content, cache } = kept();
    const asOf = cache.revision;
    content.advance();
    cache.keep("/other", page, asOf);
    expect(cache.get("/other")).toBeUndefined();
  });
});

describe("a page that is being rendered", () => {
  it("is the one that the others get who ask for it meanwhile", async () => {
    const { cache } = kept();
    const rendering = cache.rendering("/new", async () => cache.keep("/new", page, cache.revision));
    await cache.underway("/new");
    expect(cache.get("/new")).toBe(page);
    await rendering;
  });

  it("is nobody else's if it fails, and can be rendered again", async () => {
    const { cache } = kept();
    const failing = cache.rendering("/new", () => Promise.reject(new Error("no")));
    const waiting = cache.underway("/new");
    await expect(failing).rejects.toThrow("no");
    await waiting;
    expect([cache.get("/new"), cache.underway("/new")]).toEqual([undefined, undefined]);
    await cache.rendering("/new", async () => cache.keep("/new", page, cache.revision));
    expect(cache.get("/new")).toBe(page);
  });
});

describe("what names it", () => {
  const origin = publicOrigin("http://candor.test");
  const asked = (request: Partial<FastifyRequest>, notice?: { readonly id: string }) =>
    strangerKey(
      { method: "GET", url: "/", query: {}, cookies: {}, headers: {}, ...request } as FastifyRequest,
      origin,
      notice,
    );

  it("is its address, the theme and the site notice", () => {
    expect(asked({}, { id: "1" })).not.toBe(asked({}));
    expect(asked({}, { id: "1" })).not.toBe(asked({}, { id: "2" }));
    expect(asked({ url: "/search?query=a" })).not.toBe(asked({ url: "/search?query=b" }));
    expect(asked({ cookies: { theme: "dark" } })).not.toBe(asked({}));
    expect(asked({ cookies: { other: "1" } })).toBe(asked({}));
  });

  it("C-02, M-50: differs by the page's language, and only by that", () => {
    expect(asked({ headers: { "accept-language": "de-DE" } })).toBe(asked({}));
    const spanish = asked({ headers: { "accept-language": "es-MX" } });
    expect(spanish).not.toBe(asked({}));
    expect(asked({ cookies: { locale: "es-US" } })).toBe(spanish);
    const chosen = { cookies: { locale: "en-US" }, headers: { "accept-language": "es-MX" } };
    expect(asked(chosen)).toBe(asked({}));
    expect(asked({ cookies: { locale: "tlh" } })).toBe(asked({}));
  });

  it("is not used for anyone who has a session, a draft or a mailed link, sends a form, or carries a credential", () => {
    expect(asked({ cookies: { candor: "x" } })).toBeUndefined();
    expect(asked({ cookies: { "candor-provisional": "x" } })).toBeUndefined();
    expect(asked({ cookies: { "candor-draft": "x" } })).toBeUndefined();
    expect(asked({ cookies: { "candor-disown": "x" } })).toBeUndefined();
    expect(asked({ cookies: { "candor-mailed-link": "x" } })).toBeUndefined();
    expect(asked({ cookies: { "candor-impersonation": "x" } })).toBeUndefined();
    expect(asked({ method: "POST" })).toBeUndefined();
    expect(asked({ query: { e: "x" } })).toBeUndefined();
  });

  it("is not used for a page's data, which nobody has to wait for", () => {
    expect(asked({ url: "/search.data?query=a" })).toBeUndefined();
    expect(asked({ url: "/search?query=a.data" })).toBeDefined();
  });
});

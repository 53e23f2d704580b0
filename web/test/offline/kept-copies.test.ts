import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetCopies, keptCopies, keptJson } from "../../app/offline/kept-copies.ts";
import { keptAtHeader, keptPages, titleHeader } from "../../app/offline/kept-pages.ts";

const origin = "https://candor.example";
let kept: Map<string, Map<string, Response>>;

/** A page as the worker stores it. */
function copy(title: string, keptAt: string): Response {
  return new Response("", { headers: { [keptAtHeader]: keptAt, [titleHeader]: encodeURIComponent(title) } });
}

beforeEach(() => {
  kept = new Map([
    [
      `${keptPages}1`,
      new Map([
        [`${origin}/search?query=kelp`, copy("kelp jobs · Candor", "2026-11-20T10:00:00.000Z")],
        [`${origin}/details/kelp/7`, copy("Kelp &amp; Diver&#x27;s · Candor", "2026-11-21T10:00:00.000Z")],
        ["/apply/kelp/7/waiting", Response.json({ jobId: "7" })],
      ]),
    ],
    ["workbox-precache", new Map([[`${origin}/offline`, new Response("")]])],
  ]);
  vi.stubGlobal("caches", {
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    open: async (name: string) => ({
      keys: async () =>
        [...(kept.get(name)?.keys() ?? [])].map((url) => ({ url: new URL(url, origin).href, key: url })),
      match: async (asked: string | { key: string }) =>
        kept
          .get(name)
          ?.get(typeof asked === "string" ? asked : asked.key)
          ?.clone(),
    }),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it("M-37 the pages that are kept are listed, the latest first, by their titles as one reads them", async () => {
  expect(await keptCopies()).toEqual([
    { address: "/details/kelp/7", title: "Kelp & Diver's", keptAt: "2026-11-21T10:00:00.000Z" },
    { address: "/search?query=kelp", title: "kelp jobs", keptAt: "2026-11-20T10:00:00.000Z" },
  ]);
});

it("M-37 what Easy Apply asks is read from what is kept", async () => {
  expect(await keptJson("/apply/kelp/7/waiting")).toEqual({ jobId: "7" });
  expect(await keptJson("/apply/kelp/8/waiting")).toBeUndefined();
});

it("M-37 forgetting what was looked at leaves the offline page itself", async () => {
  await forgetCopies();
  expect([...kept.keys()]).toEqual(["workbox-precache"]);
  expect(await keptCopies()).toEqual([]);
});

it("M-37 a browser without caches has nothing to show", async () => {
  vi.unstubAllGlobals();
  expect(await keptCopies()).toEqual([]);
});

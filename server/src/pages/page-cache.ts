import "@fastify/cookie";
import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { draftCookieName } from "../features/applications/gate.ts";
import {
  cookieName,
  impersonationCookieName,
  provisionalCookieName,
} from "../features/session/gate/cookies.ts";
import type { Clock } from "../platform/clock.ts";
import { localeOf } from "../platform/http/language.ts";
import type { Origin } from "../platform/http/origin.ts";
import type { Revision } from "../platform/revision.ts";
import type { CachedPage } from "./cached-page.ts";
import { disownCookieName } from "./disown-token.ts";
import { mailedLinkCookieName } from "./mailed-link.ts";
import { shownCookies } from "./web-request.ts";

/** In milliseconds. Limited because pages say how old things are and show counts. */
const longest = 60_000;

interface Entry {
  readonly page: CachedPage;
  readonly revision: number;
  readonly cachedAt: number;
}

/** Caches pages for signed-out visitors, until the content changes. */
export class PageCache {
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: 64 * 1024 * 1024,
    // A page that repeats a very long search isn't worth those of everybody else.
    maxEntrySize: 2 * 1024 * 1024,
    sizeCalculation: ({ page }) => page.bytes + 500,
  });
  readonly #rendering = new Map<string, Promise<unknown>>();
  readonly #content: Revision;
  readonly #clock: Clock;

  constructor(content: Revision, clock: Clock) {
    this.#content = content;
    this.#clock = clock;
  }

  get(key: string): CachedPage | undefined {
    const entry = this.#entries.get(key);
    if (entry?.revision !== this.#content.current) return undefined;
    const age = this.#clock.now() - entry.cachedAt;
    return age >= 0 && age < longest ? entry.page : undefined;
  }

  /** Caches a page, unless the content changed since `asOf`: the page may be older than the change. */
  keep(key: string, page: CachedPage, asOf: number): void {
    if (asOf !== this.#content.current) return;
    this.#entries.set(key, { page, revision: asOf, cachedAt: this.#clock.now() });
  }

  /** Resolves when another request has rendered this page; undefined if none is rendering it. */
  underway(key: string): Promise<unknown> | undefined {
    return this.#rendering.get(key);
  }

  /** Renders a page for everybody who asks for it in the meantime: when a popular one expires, that may be many. */
  async rendering<T>(key: string, render: () => Promise<T>): Promise<T> {
    if (this.#rendering.has(key)) return render();
    const rendered = render();
    this.#rendering.set(
      key,
      rendered.catch(() => undefined),
    );
    try {
      return await rendered;
    } finally {
      this.#rendering.delete(key);
    }
  }

  /** The `asOf` of a page that is rendered from now on. */
  get revision(): number {
    return this.#content.current;
  }
}

/**
 * The cache key of a signed-out visitor's page: everything it depends on. Undefined for a visitor who is signed in, has
 * a draft or opened a mailed link, for an address with the credential `e`, and for a page's data, which isn't kept. With
 * the notice, no page outlives it.
 */
export function strangerKey(
  request: FastifyRequest,
  origin: Origin,
  notice?: { readonly id: string },
): string | undefined {
  const { method, url, query, cookies } = request;
  const own = [
    cookieName(origin),
    impersonationCookieName(origin),
    provisionalCookieName(origin),
    draftCookieName(origin),
    disownCookieName(origin),
    mailedLinkCookieName(origin),
  ];
  const isOwn = own.some((name) => cookies[name] !== undefined);
  if (method !== "GET" || isOwn || "e" in (query as object) || isData(url)) return undefined;
  return `${localeOf(request)} ${notice?.id ?? ""} ${shownCookies(cookies)} ${url}`;
}

/** Whether a page's script asks for the page's data alone. */
function isData(url: string): boolean {
  return url.split("?", 1)[0]?.endsWith(".data") === true;
}

import { message } from "@candor/contract/messages/message";
import { keptAtHeader, keptPages, titleHeader } from "./kept-pages.ts";

/** A page that can be read offline. */
export interface KeptCopy {
  readonly address: string;
  readonly title: string;
  readonly keptAt: string;
}

/** The pages in this browser's cache, latest first. */
export async function keptCopies(): Promise<KeptCopy[]> {
  const caches = await keptCaches();
  const copies = await Promise.all(caches.map(copiesOf));
  return copies.flat().toSorted((one, other) => other.keptAt.localeCompare(one.keptAt));
}

/** What Easy Apply asks for a posting, if this browser has stored it. */
export async function keptJson(address: string): Promise<unknown> {
  for (const cache of await keptCaches()) {
    const found = await cache.match(address, { ignoreVary: true });
    if (found) return found.json();
  }
  return undefined;
}

/** Nothing that somebody looked at stays here after they sign out. */
export async function forgetCopies(): Promise<void> {
  await Promise.all((await keptNames()).map((name) => caches.delete(name)));
}

async function keptCaches(): Promise<Cache[]> {
  return Promise.all((await keptNames()).map((name) => caches.open(name)));
}

/** A browser has no caches for pages loaded without encryption. */
async function keptNames(): Promise<string[]> {
  if (!("caches" in globalThis)) return [];
  return (await caches.keys()).filter((name) => name.startsWith(keptPages));
}

async function copiesOf(cache: Cache): Promise<KeptCopy[]> {
  const requests = await cache.keys();
  const copies = await Promise.all(
    requests.map(async (request) => {
      const { pathname, search } = new URL(request.url);
      const answer = await cache.match(request, { ignoreVary: true });
      const keptAt = answer?.headers.get(keptAtHeader);
      const title = decodeURIComponent(answer?.headers.get(titleHeader) ?? "");
      return keptAt ? [{ address: `${pathname}${search}`, title: plain(title), keptAt }] : [];
    }),
  );
  return copies.flat();
}

/** Titles are stored as in the page's source: with references, and followed by the product's name. */
function plain(source: string): string {
  const title = source.replace(message("app.titleWithName", { title: "" }), "");
  const characters = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" } as const;
  return title.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: keyof typeof characters) => characters[name]);
}

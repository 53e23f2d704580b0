/// <reference lib="webworker" />
import { message } from "@candor/contract/messages/message";
import { CacheExpiration } from "workbox-expiration";
import { applyAddressIn, copyOf, stylesIn, titleIn } from "../app/offline/copy.ts";
import { daysKept, keptAtHeader, keptPages, mostKept, titleHeader } from "../app/offline/kept-pages.ts";
import { datesIn } from "../app/wording/dates.ts";
import { asStranger } from "./as-stranger.ts";

/** Inserted by the build: changes whenever anything in the web does. */
declare const buildVersion: string;

const pages = `${keptPages}${buildVersion}`;
const styles = `candor-styles-${buildVersion}`;
const expiration = new CacheExpiration(pages, { maxEntries: mostKept, maxAgeSeconds: daysKept * 86_400 });

const inBackground = { ...asStranger, priority: "low" } as const;

/** Stores a copy of a public page, with the style sheets that belong to it. */
export async function keepPage(address: string): Promise<void> {
  if (savesData()) return;
  const headers = { ...asStranger.headers, accept: "text/html" };
  const answer = await fetch(address, { ...inBackground, headers });
  if (!answer.ok || answer.redirected || !isPage(answer)) return;
  const html = await answer.text();
  await keepStyles(stylesIn(html));
  const keptAt = new Date();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const line = message("offline.asOf", { when: datesIn(zone).momentText(keptAt.toISOString()) });
  const kept = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": answer.headers.get("content-security-policy") ?? "default-src 'none'",
    [keptAtHeader]: keptAt.toISOString(),
    [titleHeader]: encodeURIComponent(titleIn(html)),
  };
  await put(address, new Response(copyOf(html, line), { headers: kept }));
  const applying = applyAddressIn(html);
  if (applying !== undefined) await keepFacts(applying);
}

/** Stores what Easy Apply asks for a posting, so that the form can be filled in offline. */
export async function keepFacts(applying: string): Promise<void> {
  const address = `${applying}/waiting`;
  const answer = await fetch(address, inBackground);
  if (answer.ok && !answer.redirected) await put(address, answer);
}

export async function keptPage(address: string): Promise<Response | undefined> {
  if (await expiration.isURLExpired(address)) return undefined;
  return (await caches.open(pages)).match(address, { ignoreVary: true });
}

export async function keptStyle(path: string): Promise<Response | undefined> {
  return (await caches.open(styles)).match(path, { ignoreVary: true });
}

/** What another version stored refers to files of that version. */
export async function forgetOlder(): Promise<void> {
  await forget((name) => name.startsWith("candor-") && name !== pages && name !== styles);
}

export async function forgetKept(): Promise<void> {
  await forget((name) => name.startsWith(keptPages));
  await expiration.delete();
}

async function forget(isForgotten: (name: string) => boolean): Promise<void> {
  const names = (await caches.keys()).filter(isForgotten);
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function put(address: string, answer: Response): Promise<void> {
  await (await caches.open(pages)).put(address, answer);
  await expiration.updateTimestamp(address);
  await expiration.expireEntries();
}

async function keepStyles(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(styles);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(paths.filter((path) => !kept.has(path)));
}

/** Whether the person asked their browser to load no more than it must. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

function isPage({ headers }: Response): boolean {
  return headers.get("content-type")?.startsWith("text/html") === true;
}

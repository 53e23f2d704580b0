/// <reference lib="webworker" />
import { takeLocaleFrom } from "@candor/contract/messages/locale";
import { addPlugins, cleanupOutdatedCaches, matchPrecache, precache } from "workbox-precaching";
import { isKeptPage, offlineAddress } from "../app/offline/kept-pages.ts";
import { waitingSync } from "../app/offline/send.ts";
import { scriptIn } from "../app/shell/locale-scripts.ts";
import { pageOfData } from "../app/wire/page-of-data.ts";
import { asStranger, locale } from "./as-stranger.ts";
import { forgetPerson } from "./forget-person.ts";
import { forgetKept, forgetOlder, keepFacts, keepPage, keptPage, keptStyle } from "./pages.ts";
import { leavePush, openPushed, renewPush, showPushed } from "./push.ts";
import { sendWaiting } from "./send-waiting.ts";

declare const self: ServiceWorkerGlobalScope;

/** What the offline page loads, and the build's version: inserted by the build. */
declare const shellAddresses: readonly string[];
declare const buildVersion: string;

const shell = "/offline";

takeLocaleFrom(() => locale);
addPlugins([{ requestWillFetch: async ({ request }) => new Request(request, asStranger) }]);
precache([
  { url: shell, revision: `${buildVersion}-${locale}` },
  ...shellAddresses.map((address) => ({ url: scriptIn(locale, address), revision: null })),
]);
cleanupOutdatedCaches();

self.addEventListener("activate", (event) => {
  const ready = [forgetOlder(), self.registration.navigationPreload?.enable(), self.clients.claim()];
  event.waitUntil(Promise.all(ready));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  // Pages without scripts sign out with a form.
  if (request.method === "POST" && url.pathname === "/logout") return event.respondWith(signOut(request));
  if (request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(navigate(event, url));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request, url));
  else if (url.pathname.endsWith(".data")) noteData(event, url);
});

/** A page that started before this worker reports its address. */
self.addEventListener("message", (event) => {
  if (typeof event.data === "string") event.waitUntil(keep(new URL(event.data, location.origin)));
});

self.addEventListener("push", (event) => event.waitUntil(showPushed(event.data)));

// Not in the types: not every browser has it.
self.addEventListener("sync" as "message", (event) => {
  if ((event as unknown as { tag: string }).tag === waitingSync) event.waitUntil(sendWaiting());
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPushed(event.notification));
});

self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renewPush(event.oldSubscription));
});

async function navigate(event: FetchEvent, url: URL): Promise<Response> {
  const address = `${url.pathname}${url.search}`;
  try {
    const preloaded = (await event.preloadResponse) as Response | undefined;
    const answer = preloaded ?? (await fetch(event.request));
    if (answer.ok) event.waitUntil(keep(url));
    return answer;
  } catch (error) {
    const kept = url.pathname === shell ? await matchPrecache(shell) : await keptPage(address);
    if (kept) return kept;
    if (await matchPrecache(shell)) return Response.redirect(offlineAddress(address));
    throw error;
  }
}

/** Nothing about the person stays here. */
async function signOut(request: Request): Promise<Response> {
  const answer = await fetch(request);
  await Promise.allSettled([forgetKept(), forgetPerson(), leavePush()]);
  return answer;
}

/** Their names contain a hash of their content, so a cached one is as good as the server's. */
async function asset(request: Request, { pathname }: URL): Promise<Response> {
  const kept = (await matchPrecache(pathname)) ?? (await keptStyle(pathname));
  return kept ?? fetch(request);
}

/** Scripts navigate from page to page by loading data. */
function noteData(event: FetchEvent, url: URL): void {
  const page = new URL(pageOfData(url), location.origin);
  if (isKeptPage(page.pathname) || isApplying(page)) event.waitUntil(keep(page));
}

async function keep(url: URL): Promise<void> {
  if (isKeptPage(url.pathname)) await keepPage(`${url.pathname}${url.search}`);
  else if (isApplying(url)) await keepFacts(url.pathname.split("/").slice(0, 4).join("/"));
}

function isApplying({ pathname }: URL): boolean {
  return /^\/apply\/[^/]+\/[^/]+/.test(pathname);
}

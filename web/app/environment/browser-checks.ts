import { type MessageKey, message } from "@candor/contract/messages/message";
import type { ClientFrame, ServerFrame } from "@candor/contract/websocket";

/** In seconds. The service worker is registered once a page is used, or five seconds later. */
const patience = 15;

/** What a check finds, as a sentence; it rejects if it finds a fault. */
type BrowserCheck = () => Promise<string>;

/** What only a browser can try. `serverTime` is what the server's clock showed when it made the page. */
export function browserChecks(serverTime: number): readonly (readonly [MessageKey, BrowserCheck])[] {
  return [
    ["checks.name.socket", pingSocket],
    ["checks.name.cookies", keepCookie],
    ["checks.name.storage", keepValue],
    ["checks.name.browserDatabase", keepDatabase],
    ["checks.name.worker", findWorker],
    ["checks.name.clock", async () => compareClocks(serverTime)],
  ];
}

export async function outcomeOf(check: BrowserCheck) {
  const started = performance.now();
  const ended = (ok: boolean, found: string) => ({ ok, found, milliseconds: performance.now() - started });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(message("checks.late", { seconds: patience }))),
      patience * 1000,
    );
  });
  try {
    return ended(true, await Promise.race([check(), late]));
  } catch (error) {
    return ended(false, error instanceof Error ? error.message : String(error));
  } finally {
    clearTimeout(timer);
  }
}

async function pingSocket(): Promise<string> {
  const { pageEnvironment } = await import("../live/environment.ts");
  const { apiUrl } = await pageEnvironment();
  const socket = new WebSocket(`${apiUrl.replace(/^http/, "ws")}/rest/websocket`);
  const { promise: answered, resolve, reject } = Promise.withResolvers<void>();
  const ping: ClientFrame = { kind: "ping" };
  socket.addEventListener("open", () => socket.send(JSON.stringify(ping)));
  socket.addEventListener("message", ({ data }) => {
    if ((JSON.parse(data as string) as ServerFrame).kind === "pong") resolve();
  });
  socket.addEventListener("close", ({ code }) => reject(refusal(code)));
  try {
    await answered;
    return message("checks.socketAnswers");
  } finally {
    socket.close();
  }
}

async function keepCookie(): Promise<string> {
  const name = "candor-test";
  // oxlint-disable-next-line unicorn/no-document-cookie -- this is how older browsers are asked, too
  document.cookie = `${name}=1; path=/; max-age=5; samesite=lax`;
  if (!document.cookie.includes(`${name}=1`)) throw refusal("document.cookie");
  return message("checks.cookiesKept");
}

async function keepValue(): Promise<string> {
  const name = "candor-test";
  localStorage.setItem(name, "1");
  const kept = localStorage.getItem(name);
  localStorage.removeItem(name);
  if (kept !== "1") throw refusal("localStorage");
  return message("checks.storageKept");
}

function keepDatabase(): Promise<string> {
  const name = "candor-test";
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.addEventListener("error", () => reject(refusal(opening.error?.name ?? "IndexedDB")));
    opening.addEventListener("success", () => {
      opening.result.close();
      indexedDB.deleteDatabase(name);
      resolve(message("checks.databaseKept"));
    });
  });
}

async function findWorker(): Promise<string> {
  if (!import.meta.env.PROD) return message("checks.workerUnbuilt");
  if (!("serviceWorker" in navigator)) throw refusal("navigator.serviceWorker");
  await navigator.serviceWorker.ready;
  return message("checks.workerReady");
}

/** The server's clock was read between the request for this page and the answer's first byte. */
function compareClocks(serverTime: number): string {
  const [page] = performance.getEntriesByType("navigation");
  const { requestStart = 0, responseStart = performance.now() } = page ?? {};
  const ahead = performance.timeOrigin + requestStart - serverTime;
  const behind = serverTime - (performance.timeOrigin + responseStart);
  const seconds = Math.round(Math.max(ahead, behind) / 1000);
  if (seconds < 1) return message("checks.clockAgrees");
  const text = message(ahead > behind ? "checks.clockAhead" : "checks.clockBehind", { seconds });
  if (seconds > tolerable) throw new Error(text);
  return text;
}

/** In seconds: tokens that are a minute off still work. */
const tolerable = 60;

function refusal(reason: string | number): Error {
  return new Error(message("checks.refused", { reason }));
}

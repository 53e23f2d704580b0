import { browserDatabase, waitingName } from "../wire/browser-database.ts";
import { machineClock } from "../wire/clock.ts";
import type { KeptWaiting } from "../wire/kept-waiting.ts";
import { browserStorage, storeValue } from "../wire/stored-values.ts";
import { afterSending, send, waitingLock, waitingSync } from "./send.ts";

/** Milliseconds after which an unsent application is deleted: it holds a person's data, and postings close. */
export const longestWait = 7 * 86_400_000;

/** What the next try may send. The rest waits for its owner. */
const toSend: readonly KeptWaiting["state"][] = ["waiting", "signed-out", "other-account", "unproved"];

/** What is filled in but not sent yet, latest first. */
export async function waitingApplications(): Promise<KeptWaiting[]> {
  const all = await (await browserDatabase()).getAll("waiting");
  const isOld = ({ filledInAt }: KeptWaiting) => filledInAt <= machineClock.now() - longestWait;
  for (const { jobId } of all.filter(isOld)) await forgetWaiting(jobId);
  return all.filter((one) => !isOld(one)).toSorted((one, other) => other.filledInAt - one.filledInAt);
}

/** Keeps an application in this browser, replacing an earlier one for the same posting. */
export async function keepWaiting(one: KeptWaiting): Promise<void> {
  await (await browserDatabase()).put("waiting", one);
  storeValue(browserStorage(), waitingName, true);
  if (one.state === "waiting") await askForSync();
}

/** If the browser supports it, the worker sends what waits once it is online, even without an open page. */
async function askForSync(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registration: (ServiceWorkerRegistration & WithSync) | undefined =
    await navigator.serviceWorker.getRegistration();
  // It may be turned off: then a page sends it.
  await registration?.sync?.register(waitingSync).catch(() => undefined);
}

interface WithSync {
  readonly sync?: { readonly register: (tag: string) => Promise<void> };
}

export async function forgetWaiting(jobId: string): Promise<void> {
  const database = await browserDatabase();
  await database.delete("waiting", jobId);
  if ((await database.count("waiting")) === 0) browserStorage().removeItem(waitingName);
}

/**
 * Sends what waits, one tab at a time. Resolves to those with an outcome; what does not reach the server is retried
 * later. With `newOnly`, earlier tries are skipped: a stranger who is still a stranger changes nothing.
 */
export async function sendWaiting({ newOnly = false } = {}): Promise<KeptWaiting[]> {
  return navigator.locks.request(waitingLock, async () => {
    const tried = (await waitingApplications()).filter(({ state }) =>
      newOnly ? state === "waiting" : toSend.includes(state),
    );
    const changed: KeptWaiting[] = [];
    for (const one of tried) {
      const outcome = await send(one);
      const isGone = !(await (await browserDatabase()).get("waiting", one.jobId));
      if (!outcome || isGone) continue;
      const next = afterSending(one, outcome);
      await keepWaiting(next);
      if (next.state !== one.state) changed.push(next);
    }
    return changed;
  });
}

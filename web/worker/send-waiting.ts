/// <reference lib="webworker" />
import { openDB } from "idb";
import { afterSending, send, waitingLock } from "../app/offline/send.ts";
import type { KeptWaiting } from "../app/wire/kept-waiting.ts";

/** A test ties them to their names: the pages' module of this database needs a page. */
const database = "candor";
const store = "waiting";

/** M-37: sends what was filled in offline, even if no page is open. Rejects if the browser should try again. */
export async function sendWaiting(): Promise<void> {
  const isThere = (await indexedDB.databases()).some(({ name }) => name === database);
  if (!isThere) return;
  const reached = await navigator.locks.request(waitingLock, async () => {
    const opened = await openDB(database);
    if (!opened.objectStoreNames.contains(store)) return true;
    const all = (await opened.getAll(store)) as KeptWaiting[];
    const waiting = all.filter(({ state }) => state === "waiting");
    let answered = 0;
    for (const one of waiting) {
      const outcome = await send(one);
      if (!outcome) continue;
      answered += 1;
      // Somebody may have signed out, or discarded it.
      if (await opened.get(store, one.jobId)) await opened.put(store, afterSending(one, outcome));
    }
    opened.close();
    return answered === waiting.length;
  });
  if (!reached) throw new Error("The server was not reached.");
}

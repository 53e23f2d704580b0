import { FairQueue } from "@candor/engine/searcher/fair-queue";

/** Bounded by what is in hand. */
const waiting = new FairQueue<() => void>(Infinity, Infinity);
let granting = false;

/**
 * Resolves when it is a caller's turn to have a sentence read. That is work of the main thread: one sentence is read
 * each time around the event loop, so that whatever else came in is answered in between, and callers take turns.
 */
export function turnToRead(caller = ""): Promise<void> {
  return new Promise((resolve) => {
    waiting.add(caller, resolve);
    if (granting) return;
    granting = true;
    setImmediate(grant);
  });
}

function grant(): void {
  waiting.next()?.();
  granting = waiting.size > 0;
  if (granting) setImmediate(grant);
}

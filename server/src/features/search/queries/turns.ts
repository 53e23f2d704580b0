import { FairQueue } from "@candor/engine/searcher/fair-queue";

/** Bounded by the limit on searches in progress. */
const waiting = new FairQueue<() => void>(Infinity, Infinity);
let granting = false;

/**
 * Resolves when it's the caller's turn to have a sentence parsed. Parsing runs on the main thread, so only one sentence
 * is parsed in each turn of the event loop; other requests are answered in between, and callers take turns.
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

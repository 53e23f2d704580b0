import { setTimeout as wait } from "node:timers/promises";
import type { EnginePeer } from "./peers/engine.ts";

/** Longer than a search result can be paged through. */
const snapshotsEnd = 6 * 60_000;
const batchSize = 1000;
const pauseMilliseconds = 500;
/** This many checks in a row at the same size mean that merging has stopped. */
const steadyLooks = 6;

export interface RemovalFigures {
  readonly removed: number;
  readonly removeSeconds: number;
  /** Until merging had stopped, including the removal. */
  readonly restSeconds: number;
  readonly bytesBefore: number;
  readonly bytesAfter: number;
}

/** Removes every second posting, and waits until their space is freed. */
export async function removeHalf(peer: EnginePeer, postings: number): Promise<RemovalFigures> {
  const bytesBefore = await peer.bytes();
  const ids = Array.from({ length: Math.floor(postings / 2) }, (_, index) => 2 * (index + 1));
  const start = performance.now();
  for (let from = 0; from < ids.length; from += batchSize)
    await peer.remove(ids.slice(from, from + batchSize));
  const removeSeconds = secondsSince(start);
  const restSeconds = await rest(peer, start);
  return { removed: ids.length, removeSeconds, restSeconds, bytesBefore, bytesAfter: await peer.bytes() };
}

async function rest(peer: EnginePeer, start: number): Promise<number> {
  let last = 0;
  let restSeconds = secondsSince(start);
  for (let same = 0; same < steadyLooks; ) {
    peer.pass(snapshotsEnd);
    await peer.remove([]);
    const bytes = await peer.bytes();
    if (bytes !== last) restSeconds = secondsSince(start);
    same = bytes === last ? same + 1 : 0;
    last = bytes;
    await wait(pauseMilliseconds);
  }
  return restSeconds;
}

function secondsSince(start: number): number {
  return Math.round((performance.now() - start) / 100) / 10;
}

import { setTimeout as wait } from "node:timers/promises";
import type { EnginePeer } from "./peers/engine.ts";

/** Longer than a search can be paged on in what it found. */
const snapshotsEnd = 6 * 60_000;
const batchSize = 1000;
const pauseMilliseconds = 500;
/** So many looks in a row at the same size mean that nothing is merged any more. */
const steadyLooks = 6;

export interface RemovalFigures {
  readonly removed: number;
  readonly removeSeconds: number;
  /** Until merging had come to rest, the removal included. */
  readonly restSeconds: number;
  readonly bytesBefore: number;
  readonly bytesAfter: number;
}

/** Takes every second posting out, and waits until what they took is given back. */
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

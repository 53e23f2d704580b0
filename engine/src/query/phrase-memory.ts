import { LRUCache } from "lru-cache";
import type { SegmentReader } from "../segment/reader.ts";
import type { SegmentPhrase } from "./plan.ts";

const BYTES = 8 << 20;
/** The fixed cost of an entry, on top of its documents. */
const ENTRY_BYTES = 200;

/** The documents that contain a phrase. */
export interface Occurrence {
  /** Ascending. */
  readonly docs: Uint16Array;
  /** For each distinct word, in query order, its impact in each of the documents. */
  readonly impacts: readonly Uint8Array[];
}

const found = new LRUCache<string, Occurrence>({
  maxSize: BYTES,
  sizeCalculation: ({ docs, impacts }) => docs.length * (2 + impacts.length) + ENTRY_BYTES,
});
const numbers = new WeakMap<SegmentReader, number>();
let lastNumber = 0;

/** Caches the documents of recent phrases by segment. Segments never change. */
export function remembered(reader: SegmentReader, phrase: SegmentPhrase): Occurrence | undefined {
  return found.get(keyOf(reader, phrase));
}

export function remember(reader: SegmentReader, phrase: SegmentPhrase, occurrence: Occurrence): void {
  found.set(keyOf(reader, phrase), occurrence);
}

function keyOf(reader: SegmentReader, { words }: SegmentPhrase): string {
  let number = numbers.get(reader);
  if (number === undefined) numbers.set(reader, (number = ++lastNumber));
  return `${number}:${words.map(({ start }) => start).join(" ")}`;
}

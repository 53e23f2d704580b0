import { LRUCache } from "lru-cache";
import type { SegmentReader } from "../segment/reader.ts";
import type { SegmentPhrase } from "./plan.ts";

const BYTES = 8 << 20;
/** What one entry costs beside its documents. */
const ENTRY_BYTES = 200;

/** Where a phrase is. */
export interface Occurrence {
  /** Ascending. */
  readonly docs: Uint16Array;
  /** By distinct word, in the order that they are looked for, its impact in each of the documents. */
  readonly impacts: readonly Uint8Array[];
}

const found = new LRUCache<string, Occurrence>({
  maxSize: BYTES,
  sizeCalculation: ({ docs, impacts }) => docs.length * (2 + impacts.length) + ENTRY_BYTES,
});
const numbers = new WeakMap<SegmentReader, number>();
let lastNumber = 0;

/** Where a phrase is in a segment, if that was found lately: a segment never changes. */
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

import { LRUCache } from "lru-cache";
import type { SegmentReader } from "../segment/reader.ts";
import type { SegmentPhrase } from "./plan.ts";

const BYTES = 8 << 20;
/** What one entry costs beside its documents. */
const ENTRY_BYTES = 200;

const found = new LRUCache<string, Uint16Array>({
  maxSize: BYTES,
  sizeCalculation: (docs) => docs.byteLength + ENTRY_BYTES,
});
const numbers = new WeakMap<SegmentReader, number>();
let lastNumber = 0;

/** The documents of a segment that hold a phrase, where that was found lately: a segment never changes. */
export function remembered(reader: SegmentReader, phrase: SegmentPhrase): Uint16Array | undefined {
  return found.get(keyOf(reader, phrase));
}

export function remember(reader: SegmentReader, phrase: SegmentPhrase, docs: Uint16Array): void {
  found.set(keyOf(reader, phrase), docs);
}

function keyOf(reader: SegmentReader, { words }: SegmentPhrase): string {
  let number = numbers.get(reader);
  if (number === undefined) numbers.set(reader, (number = ++lastNumber));
  return `${number}:${words.map(({ start }) => start).join(" ")}`;
}

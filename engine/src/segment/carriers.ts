import type { Ordinals } from "./layout.ts";

/** An inverted list column: the documents of each ordinal, `docs[offsets[o] … offsets[o + 1]]`, ascending. */
export interface Carriers {
  readonly offsets: Uint32Array;
  readonly docs: Uint16Array;
}

/** Inverts a list column by counting. `size` is the number of ordinals. */
export function carriersOf(listOffsets: Uint32Array, ordinals: Ordinals, size: number): Carriers {
  const offsets = new Uint32Array(size + 1);
  for (const ordinal of ordinals) offsets[ordinal + 1]!++;
  for (let ordinal = 0; ordinal < size; ordinal++) offsets[ordinal + 1]! += offsets[ordinal]!;
  const next = offsets.slice();
  const docs = new Uint16Array(ordinals.length);
  for (let doc = 0; doc + 1 < listOffsets.length; doc++) {
    for (let at = listOffsets[doc]!; at < listOffsets[doc + 1]!; at++) docs[next[ordinals[at]!]!++] = doc;
  }
  return { offsets, docs };
}

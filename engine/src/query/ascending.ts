import { MAX_DOCUMENTS } from "../segment/layout.ts";

/** One bit for each document; all zero in between. */
const marks = new Uint32Array(MAX_DOCUMENTS / 32);
const found = new Uint16Array(MAX_DOCUMENTS);

/** The documents of some lists, each once, in ascending order. Valid until the next call. */
export function ascending(lists: readonly Uint16Array[]): Uint16Array {
  for (const docs of lists) for (const doc of docs) marks[doc >>> 5]! |= 1 << (doc & 31);
  let length = 0;
  for (let word = 0; word < marks.length; word++) {
    let bits = marks[word]!;
    if (bits === 0) continue;
    marks[word] = 0;
    for (; bits !== 0; bits &= bits - 1) found[length++] = word * 32 + 31 - Math.clz32(bits & -bits);
  }
  return found.subarray(0, length);
}

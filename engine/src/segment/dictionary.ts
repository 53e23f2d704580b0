/** Words sorted by their UTF-8 bytes: word i is `bytes[offsets[i] … offsets[i + 1]]`. A word's index is its ordinal. */
export interface Dictionary {
  readonly bytes: Uint8Array;
  readonly offsets: Uint32Array;
}

export function sizeOf(dictionary: Dictionary): number {
  return dictionary.offsets.length - 1;
}

/** The ordinal of a word, or -1. */
export function find(dictionary: Dictionary, word: Uint8Array): number {
  const ordinal = lowerBound(dictionary, word);
  return ordinal < sizeOf(dictionary) && compareTo(dictionary, ordinal, word) === 0 ? ordinal : -1;
}

/** First and one past the last ordinal of the words that begin with the prefix. */
export function prefixRange(dictionary: Dictionary, prefix: Uint8Array): readonly [number, number] {
  const first = lowerBound(dictionary, prefix);
  let low = first;
  let high = sizeOf(dictionary);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (startsWith(dictionary, middle, prefix)) low = middle + 1;
    else high = middle;
  }
  return [first, low];
}

export function wordAt({ bytes, offsets }: Dictionary, ordinal: number): string {
  const start = offsets[ordinal]!;
  return Buffer.from(bytes.buffer, bytes.byteOffset + start, offsets[ordinal + 1]! - start).toString();
}

/** Orders word `a` of one dictionary against word `b` of another. */
export function compareWords(one: Dictionary, a: number, other: Dictionary, b: number): number {
  return compareTo(one, a, other.bytes, other.offsets[b], other.offsets[b + 1]);
}

function lowerBound(dictionary: Dictionary, word: Uint8Array): number {
  let low = 0;
  let high = sizeOf(dictionary);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareTo(dictionary, middle, word) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function compareTo(
  dictionary: Dictionary,
  ordinal: number,
  word: Uint8Array,
  from = 0,
  to = word.length,
): number {
  const { bytes, offsets } = dictionary;
  const start = offsets[ordinal]!;
  const length = offsets[ordinal + 1]! - start;
  const shared = Math.min(length, to - from);
  for (let i = 0; i < shared; i++) {
    const difference = bytes[start + i]! - word[from + i]!;
    if (difference !== 0) return difference;
  }
  return length - (to - from);
}

function startsWith({ bytes, offsets }: Dictionary, ordinal: number, prefix: Uint8Array): boolean {
  const start = offsets[ordinal]!;
  if (offsets[ordinal + 1]! - start < prefix.length) return false;
  for (let i = 0; i < prefix.length; i++) if (bytes[start + i] !== prefix[i]) return false;
  return true;
}

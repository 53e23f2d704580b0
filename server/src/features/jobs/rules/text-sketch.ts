/** Slots of a sketch; the estimate's standard error at a similarity of 0.8 is 0.05. */
const slots = 64;
const wordsOfShingle = 3;
const alike = 0.8;
const empty = 0xffffffff;

/**
 * A sketch for estimating the similarity of two texts (one-permutation MinHash, Li, Owen and Zhang 2012): the minimum
 * hash of the text's three-word shingles in each slot.
 */
export function sketchOf(words: readonly string[]): number[] {
  const least = Array.from({ length: slots }, () => empty);
  const last = Math.max(0, words.length - wordsOfShingle);
  for (let at = 0; at <= last; at++) {
    const hash = hashOf(words, at);
    const slot = hash % slots;
    least[slot] = Math.min(least[slot]!, hash);
  }
  return least;
}

/** Whether the texts behind two sketches share most of their shingles (Jaccard about 0.8 or more). */
export function agree(a: readonly number[], b: readonly number[]): boolean {
  let same = 0;
  let used = 0;
  for (let slot = 0; slot < slots; slot++) {
    if (a[slot] === empty && b[slot] === empty) continue;
    used++;
    if (a[slot] === b[slot]) same++;
  }
  return used > 0 && same / used >= alike;
}

/** FNV-1a with a final mix, so that the low bits, which choose the slot, depend on all bits. */
function hashOf(words: readonly string[], from: number): number {
  let hash = 0x811c9dc5;
  const end = Math.min(words.length, from + wordsOfShingle);
  for (let at = from; at < end; at++) {
    const word = words[at]!;
    for (let index = 0; index < word.length; index++) {
      hash = Math.imul(hash ^ word.charCodeAt(index), 0x01000193);
    }
    hash = Math.imul(hash ^ 32, 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

import type { Random } from "./random.ts";

/** One word in this many is misspelled, as in real postings. */
export const wordsPerMisspelling = 2000;

const longWord = /(?<![\p{L}'-])\p{Ll}{6,}(?![\p{L}'-])/gu;

/** The sentence with one of its longer words misspelled; unchanged if it has none. */
export function misspell(sentence: string, random: Random): string {
  const words = [...sentence.matchAll(longWord)];
  if (words.length === 0) return sentence;
  const found = random.pick(words);
  const word = found[0];
  return sentence.slice(0, found.index) + slip(word, random) + sentence.slice(found.index + word.length);
}

/** A typo after the first letter: two letters swapped, one dropped, or one doubled. */
function slip(word: string, random: Random): string {
  const at = random.between(1, word.length - 2);
  const kind = random.below(3);
  if (kind === 0) return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
  return kind === 1 ? word.slice(0, at) + word.slice(at + 1) : word.slice(0, at) + word[at] + word.slice(at);
}

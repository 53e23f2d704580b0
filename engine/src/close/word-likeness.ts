import { isSameStem } from "../analysis/stem.ts";
import { WHOLE } from "./closeness.ts";

/** Less similar words are unrelated, and can't be forms of one word. */
const LEAST = 50;
const LEAST_OF_FORMS = 35;

/** The trigrams and the grams of four letters of a word, with its ends marked: " wo", "wor", "ord", "rd ", " wor" … */
export interface Grams {
  readonly three: ReadonlySet<string>;
  readonly four: ReadonlySet<string>;
}

export function gramsOf(word: string): Grams {
  return { three: cut(word, 3), four: cut(word, 4) };
}

/** How many grams two words share. */
export interface Shared {
  readonly three: number;
  readonly four: number;
}

export function sharedBy(one: Grams, other: Grams): Shared {
  return { three: common(one.three, other.three), four: common(one.four, other.four) };
}

function cut(word: string, size: number): Set<string> {
  const marked = ` ${word} `;
  const grams = new Set<string>();
  for (let at = 0; at + size <= marked.length; at++) grams.add(marked.slice(at, at + size));
  return grams;
}

function common(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let count = 0;
  for (const gram of one) count += Number(other.has(gram));
  return count;
}

/**
 * Similarity of two words, 0 (unrelated) to WHOLE. Forms of one stem in any of our languages count as the same word;
 * others are compared by trigrams (Dice), which also finds the parts of German compounds.
 */
export function likeness(a: string, b: string, shared: number, gramsA: number, gramsB: number): number {
  const dice = Math.floor((WHOLE * 2 * shared) / (gramsA + gramsB));
  if (dice >= LEAST_OF_FORMS && (a === b || isSameStem(a, b))) return WHOLE;
  return dice >= LEAST ? dice : 0;
}

/** Below this share of common grams, two words say nothing about two titles: it is an ending that many words have. */
const LEAST_SHARE = 0.1;

/** The product of two words as vectors of grams; 0 if they share hardly any. */
export function product({ three, four }: Shared, gramsA: number, gramsB: number): number {
  const shared = three + four;
  return shared >= LEAST_SHARE * Math.sqrt(gramsA * gramsB) ? shared : 0;
}

/** The number of a word's grams, which is also its product with itself. */
export function countOf({ three, four }: Grams): number {
  return three.size + four.size;
}

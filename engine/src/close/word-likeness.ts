import { isSameStem } from "../analysis/stem.ts";
import { WHOLE } from "./closeness.ts";

/** Less similar words are unrelated, and can't be forms of one word. */
const LEAST = 40;
const LEAST_OF_FORMS = 35;

/** The trigrams of a word, with its ends marked: " wo", "wor", "ord", "rd ". */
export function gramsOf(word: string): Set<string> {
  const marked = ` ${word} `;
  const grams = new Set<string>();
  for (let at = 0; at + 3 <= marked.length; at++) grams.add(marked.slice(at, at + 3));
  return grams;
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

import { isSameStem } from "../analysis/stem.ts";
import { WHOLE } from "./closeness.ts";

/** Words less alike than this have nothing to do with each other, nor can they be forms of one. */
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
 * How alike two words are, up to WHOLE, 0 when they hardly are: forms of one stem in any of our languages are the same
 * word, others are as alike as their trigrams (Dice), which also finds the parts of German compounds.
 */
export function likeness(a: string, b: string, shared: number, gramsA: number, gramsB: number): number {
  const dice = Math.floor((WHOLE * 2 * shared) / (gramsA + gramsB));
  if (dice >= LEAST_OF_FORMS && (a === b || isSameStem(a, b))) return WHOLE;
  return dice >= LEAST ? dice : 0;
}

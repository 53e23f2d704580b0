import { SCORE_ONE } from "../scoring.ts";

/**
 * How close a posting is to a search that it does not match, in the unit of scores. Three things add up: its title is
 * like the one that is looked for, it means something near, it holds some of the words. From LEAST on it is listed.
 */
export const TITLE_POINTS = 5 * SCORE_ONE;
export const CONCEPT_POINTS = 4 * SCORE_ONE;
export const WORDS_POINTS = 3 * SCORE_ONE;
export const LEAST_POINTS = 2 * SCORE_ONE;

/** Weights of words, and how similar two of them are, are whole numbers up to this. */
export const WHOLE = 100;

/**
 * Each word that is looked for is held against the title's word that is most like it; both count by their weight and
 * likeness. `agreement` is their sum, `weights` that of all words on both sides: the two titles' (soft) Dice coefficient.
 */
export function titlePoints(agreement: number, weights: number): number {
  return Math.floor((TITLE_POINTS * Math.min(agreement, WHOLE * weights)) / (WHOLE * weights));
}

/** `nearness` is above 0 and at most 1. */
export function conceptPoints(nearness: number): number {
  return Math.floor(CONCEPT_POINTS * nearness);
}

/** By the weights of the words that are held and of all. A single word is held or not, and says nothing here. */
export function wordsPoints(held: number, all: number): number {
  return Math.floor((WORDS_POINTS * held) / all);
}

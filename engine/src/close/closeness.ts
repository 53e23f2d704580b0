import { SCORE_ONE } from "../scoring.ts";

/**
 * How close a posting is to a search that it doesn't match, in units of score. It is the sum of three parts:
 * similarity of the titles, nearness of the concepts, and the share of words that the posting has. Postings with at
 * least LEAST are listed.
 */
export const TITLE_POINTS = 5 * SCORE_ONE;
export const CONCEPT_POINTS = 4 * SCORE_ONE;
export const WORDS_POINTS = 3 * SCORE_ONE;
export const LEAST_POINTS = 2 * SCORE_ONE;

/** Word weights and word similarities are integers up to this. */
export const WHOLE = 100;

/**
 * Each query word is paired with the most similar word of the title, and both count by weight times similarity.
 * `agreement` is the sum over the pairs, `weights` the sum over all words of both titles: a soft Dice coefficient.
 */
export function titlePoints(agreement: number, weights: number): number {
  return Math.floor((TITLE_POINTS * Math.min(agreement, WHOLE * weights)) / (WHOLE * weights));
}

/** `nearness` is above 0 and at most 1. */
export function conceptPoints(nearness: number): number {
  return Math.floor(CONCEPT_POINTS * nearness);
}

/**
 * By the weight of the words that the posting has, out of all. A single word is either there or not, so it earns
 * nothing here.
 */
export function wordsPoints(held: number, all: number): number {
  return Math.floor((WORDS_POINTS * held) / all);
}

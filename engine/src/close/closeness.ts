import type { Near } from "../criteria.ts";
import { SCORE_ONE } from "../scoring.ts";

/**
 * How close a posting is to a search that it doesn't match, in units of score. It is the sum of three parts:
 * similarity of the titles, nearness of the concepts, and the share of words that the posting has.
 */
const TITLE_POINTS = 4.5 * SCORE_ONE;
const CONCEPT_POINTS = 4 * SCORE_ONE;
const WORDS_POINTS = 3 * SCORE_ONE;
const LEAST_POINTS = 2 * SCORE_ONE;
/** In a search for a title, mentioning all of it makes a posting close. All other words together never do. */
const MENTION_POINTS = LEAST_POINTS;

/** Titles that are less than half alike say nothing on their own: an editor isn't close to a janitor. */
const LEAST_TITLE_POINTS = TITLE_POINTS / 2;

/** The points from which a posting counts as close. */
export interface LeastPoints {
  readonly all: number;
  /** If only the title supports it. */
  readonly titleAlone: number;
}

/** A search that always lists close matches lists all postings with any points. */
export function leastPoints(when: Near["when"]): LeastPoints {
  return when === "always"
    ? { all: 1, titleAlone: 1 }
    : { all: LEAST_POINTS, titleAlone: LEAST_TITLE_POINTS };
}

/** Word weights and word similarities are integers up to this. */
export const WHOLE = 100;

/** A title is compared in two ways, and the better one counts. */

/**
 * Each query word is paired with the most similar word of the title, and both count by weight times similarity.
 * `agreement` is the sum over the pairs, `weights` the sum over all words of both titles: a soft Dice coefficient.
 */
export function titlePoints(agreement: number, weights: number): number {
  return Math.floor((TITLE_POINTS * Math.min(agreement, WHOLE * weights)) / (WHOLE * weights));
}

/**
 * The cosine of two titles, each the sum of its words as vectors of grams times the words' weights. `product` is the
 * sum over all pairs of their words, `squares` the product of what that sum is for each title with itself, without
 * pairs of different words.
 */
export function gramPoints(product: number, squares: number): number {
  return Math.floor(TITLE_POINTS * Math.min(1, product / Math.sqrt(squares)));
}

/** The share of points kept by titles of known occupations that are far from those searched for: only words match. */
const UNRELATED_SHARE = 0.7;

/** The points of a title whose occupation is unrelated to the one wanted: a sales manager for a sales engineer. */
export function unrelatedPoints(points: number): number {
  return Math.floor(points * UNRELATED_SHARE);
}

/** Whether a search names concepts, rather than a title similar to theirs. */
export function areSure(concepts: Near["concepts"]): boolean {
  return [...concepts.values()].includes(1);
}

/** `nearness` is above 0 and at most 1. */
export function conceptPoints(nearness: number): number {
  return Math.floor(CONCEPT_POINTS * nearness);
}

/** Total weights of words: those of titles that the search asks for, and the others. */
export interface WordWeights {
  readonly title: number;
  readonly other: number;
}

/** By the weight of the words that the posting has, out of all. */
export function wordsPoints(held: WordWeights, all: WordWeights): number {
  if (all.title === 0) return share(WORDS_POINTS, held.other, all.other);
  const others = share(WORDS_POINTS - MENTION_POINTS, held.other, all.other);
  return share(MENTION_POINTS, held.title, all.title) + others;
}

function share(points: number, held: number, all: number): number {
  return all === 0 ? 0 : Math.floor((points * held) / all);
}

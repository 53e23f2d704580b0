import type { WordForm } from "./analysis/stem.ts";

/**
 * BM25F with fixed reference lengths. Field lengths are normalized by typical lengths instead of the corpus mean, so a
 * posting's saturated term frequency is known at index time and never drifts. It is stored as one byte, the impact. A
 * clause contributes weight × impact, both integers, so parts add up exactly in any order.
 */
export const FIELDS = ["title", "organization", "skills", "body"] as const;

interface FieldScoring {
  readonly weight: number;
  /** The typical number of tokens in this field. */
  readonly reference: number;
  /** How strongly field length counts, 0 to 1. */
  readonly b: number;
}

const SCORING: readonly FieldScoring[] = [
  { weight: 16, reference: 4, b: 0.4 },
  { weight: 2, reference: 3, b: 0.3 },
  { weight: 4, reference: 8, b: 0.3 },
  { weight: 1, reference: 180, b: 0.6 },
];
const K1 = 1.2;
const IMPACT_MAX = 255;
/** How much of a clause's weight a form of its word gets, in parts of 256. */
const SHARES: Readonly<Record<WordForm, number>> = { same: 256, inflected: 224, related: 128 };

/** A clause's weight for a form of its word. At least 1: the form matches. */
export function weightOfForm(weight: number, form: WordForm): number {
  return Math.max(1, (weight * SHARES[form]) >> 8);
}

/** Whether a form gets more of a clause's weight than another. */
export function countsMore(form: WordForm, than: WordForm): boolean {
  return SHARES[form] > SHARES[than];
}

/**
 * The impact of a title that means the word, indexed by how many occupations it means: higher than that of a title that
 * merely contains the word, and lower if the title means other occupations too ("Nurse Recruiter").
 */
const CONCEPT_IMPACTS = [300, 300, 270, 256];
/** Titles with this many meanings or more count the same. */
export const MOST_MEANINGS = CONCEPT_IMPACTS.length - 1;

/** A clause's extra score, on top of its words' score, when a title with this many meanings means it. */
export function conceptScore(weight: number, words: number, meanings: number): number {
  return weight * CONCEPT_IMPACTS[Math.min(meanings, MOST_MEANINGS)]! + (words >> 1);
}

const WEIGHT_ONE = 1024;
/** Scores shown to people are the integer score divided by this: 1 for idf 1 at full saturation. */
export const SCORE_ONE = WEIGHT_ONE * IMPACT_MAX;

/** What one occurrence adds to the weighted term frequency, by field length in tokens. */
export function occurrenceWeight(field: number, tokens: number): number {
  const { weight, reference, b } = SCORING[field]!;
  return weight / (1 - b + (b * tokens) / reference);
}

/** The saturated weighted term frequency, 1 to 255. */
export function impactOf(weightedFrequency: number): number {
  return Math.max(1, Math.round((IMPACT_MAX * weightedFrequency) / (K1 + weightedFrequency)));
}

/**
 * Inverse document frequency in units of 1/1024. Removed documents count, in both numbers, until their segment is
 * rewritten.
 */
export function weightOf(documentFrequency: number, documents: number): number {
  const frequency = Math.min(documentFrequency, documents);
  const idf = Math.log(1 + (documents - frequency + 0.5) / (frequency + 0.5));
  return Math.max(1, Math.round(WEIGHT_ONE * idf));
}

/**
 * What a wish adds for postings that state it, say nothing about it, and deny it. A step is larger than the score of
 * all words of an ordinary sentence, so wishes come first in the order, but small enough that a wish for every fact and
 * hundreds of words stay within 32 bits.
 */
export const WISH_DENIED = 0;
export const WISH_UNSTATED = 256 * SCORE_ONE;
export const WISH_STATED = 2 * WISH_UNSTATED;

const HOUR = 3_600_000;
const HALF_LIFE_HOURS = 14 * 24;
const FRESHEST = SCORE_ONE / 2;
/** Freshness by age in hours; anything older than the table gets 0. */
const FRESHNESS = Int32Array.from({ length: HALF_LIFE_HOURS * 18 }, (_, age) =>
  Math.round(FRESHEST * 2 ** (-age / HALF_LIFE_HOURS)),
);
export const FRESHNESS_MAX = FRESHNESS[0]!;

/** Whole hours since 1970, the unit of freshness. */
export function hourOf(time: number): number {
  return Math.floor(time / HOUR);
}

/** The freshness part of an integer score; dates in the future get the maximum. */
export function freshnessOf(hour: number, hourNow: number): number {
  const age = hourNow - hour;
  if (age <= 0) return FRESHNESS_MAX;
  return age < FRESHNESS.length ? FRESHNESS[age]! : 0;
}

import type { Facts, Wish } from "./facts.ts";

/** A search in the engine's form: the sentence is already parsed and places are looked up. */
export interface Criteria {
  /** Every clause must match in some field. */
  readonly clauses: readonly Clause[];
  /** Words that must not occur in any field; matched the way `word` clauses are. */
  readonly exclude: readonly string[];
  readonly filters: Filters;
  /** Wishes order matches and are counted; they hide nothing. */
  readonly wishes?: readonly Wish[];
  /** Matches words as written: no stems or corrections, and members of clusters are listed individually. */
  readonly exact: boolean;
  /** What the close tier compares with; absent means no close tier. */
  readonly near?: Near;
}

/**
 * `word` and its synonyms match by stem, a synonym of several words as a phrase. Its concepts match postings whose
 * title means one of them. With `inTitle`, a posting matches only by its title: a mention makes it close. A word that
 * is `known` to be spelled right is never corrected.
 */
export type Clause =
  | {
      readonly kind: "word";
      readonly word: string;
      readonly synonyms?: readonly string[];
      readonly concepts?: readonly string[];
      readonly inTitle?: boolean;
      /**
       * Other titles of its concepts. In a text they are mentions, as the word is. In titles they count only as the
       * concept, or they would outrank the title that was asked for.
       */
      readonly mentions?: readonly string[];
      readonly known?: boolean;
      /** The word that it most likely misspells, if hardly any posting has it. */
      readonly spelling?: string;
    }
  | { readonly kind: "prefix"; readonly prefix: string }
  | { readonly kind: "phrase"; readonly words: readonly string[] };

/**
 * What close matches are compared with. Quoted words, prefixes, exclusions and, unless said otherwise, filters apply to
 * them as to all matches.
 */
export interface Near {
  /** `auto` lists them when fewer than `FEW` postings match. */
  readonly when: "auto" | "always";
  /** Titles are compared with this. */
  readonly title: string;
  /** How near each concept is (named as in `IndexedPosting.concepts`): above 0, at most 1. */
  readonly concepts: ReadonlyMap<string, number>;
  /**
   * The filters of close matches, if they hide less than those of matches. Here `seniority` may name `UNSTATED`, for
   * postings that state none.
   */
  readonly filters?: Filters;
  /** Words of the search that aren't clauses because a filter asks for them: having them makes a posting closer. */
  readonly words?: readonly (Clause & { readonly kind: "word" })[];
}

/** If there are fewer matches than this, close matches follow. */
export const FEW = 20;

/** Conjunctive between fields, any-of within one. Absent and empty mean "no filter". */
export interface Filters extends Facts {
  readonly remote?: "include" | "only" | "exclude";
  /** Any of these. A remote posting passes if it can be done from one of them. */
  readonly areas?: readonly Area[];
  /** None of a posting's places may be in one of these. */
  readonly withoutAreas?: readonly Area[];
  readonly jobTypes?: readonly string[];
  readonly industries?: readonly string[];
  readonly skills?: readonly string[];
  /** One skill of each list is required. */
  readonly requiredSkills?: readonly (readonly string[])[];
  readonly seniority?: readonly string[];
  /** Organizations by number. */
  readonly organizations?: readonly number[];
  /** Organizations whose postings are hidden, and those that agencies post for them. */
  readonly withoutOrganizations?: readonly number[];
  /**
   * Yearly values: the posting's maximum (or else its minimum) must reach the floor, and its minimum (or else its
   * maximum) must not exceed the ceiling.
   */
  readonly payFloor?: number;
  readonly payCeiling?: number;
  /** Only postings whose organization promises an answer. */
  readonly promised?: boolean;
  /** First seen at or after this time, milliseconds since 1970. */
  readonly firstSeenFrom?: number;
}

/**
 * A circle, a part of the outline of a county or metropolitan area, or a place by name. Its `regions` are the countries
 * and states that it lies in ("US", "US-NY"); they are compared with the limits of remote postings.
 */
export type Area =
  | {
      readonly kind: "radius";
      readonly latitude: number;
      readonly longitude: number;
      readonly miles: number;
      readonly regions?: readonly string[];
    }
  | {
      /** Doesn't cross the date line: `west` is at most `east`. */
      readonly kind: "box";
      readonly south: number;
      readonly west: number;
      readonly north: number;
      readonly east: number;
      readonly regions?: readonly string[];
    }
  | { readonly kind: "inside"; readonly country: string; readonly state?: string; readonly city?: string };

export type Sort = "relevance" | "date" | "compensation";

export interface SearchRequest {
  readonly criteria: Criteria;
  readonly sort: Sort;
  /** 0 to 100,000. */
  readonly from: number;
  /** 0 to 100. */
  readonly size: number;
  readonly facets: boolean;
  /** Whether a rare word also matches its likely correction; false by default. */
  readonly correct?: boolean;
  /** Milliseconds since 1970. Freshness is measured from here. */
  readonly now: number;
  /** A snapshot token from an earlier answer; all pages of one search share it. */
  readonly snapshot?: string;
}

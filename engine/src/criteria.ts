/** A search as the engine takes it: the sentence is already parsed, places are already found. */
export interface Criteria {
  /** Every clause must match in some field. */
  readonly clauses: readonly Clause[];
  /** Words that must not occur in any field (matched as `word` clauses are). */
  readonly exclude: readonly string[];
  readonly filters: Filters;
  /** Words as written: no stems, no corrections, and members of clusters are listed one by one. */
  readonly exact: boolean;
  /** What the close tier goes by; without it there is none. */
  readonly near?: Near;
}

/**
 * `word` and its synonyms match by their stems, a synonym of several words as a phrase, its concepts where a posting's
 * title means one of them. One that is `known` to be spelled right is never corrected.
 */
export type Clause =
  | {
      readonly kind: "word";
      readonly word: string;
      readonly synonyms?: readonly string[];
      readonly concepts?: readonly string[];
      readonly known?: boolean;
    }
  | { readonly kind: "prefix"; readonly prefix: string }
  | { readonly kind: "phrase"; readonly words: readonly string[] };

/** What close matches are close to. Words in quotes, prefixes, exclusions and filters bind them like all others. */
export interface Near {
  /** `auto` lists them when fewer than `FEW` postings match. */
  readonly when: "auto" | "always";
  /** What titles are compared with. */
  readonly title: string;
  /** Concepts (as `IndexedPosting.concepts` names them) by how near they are: above 0, at most 1. */
  readonly concepts: ReadonlyMap<string, number>;
}

/** With fewer matches than this, close ones follow. */
export const FEW = 20;

/** Conjunctive between fields, any-of within one. Absent and empty mean "no filter". */
export interface Filters {
  readonly remote?: "include" | "only" | "exclude";
  readonly area?: Area;
  readonly jobTypes?: readonly string[];
  readonly industries?: readonly string[];
  readonly skills?: readonly string[];
  /** Every one of them. */
  readonly requiredSkills?: readonly string[];
  readonly languages?: readonly string[];
  readonly seniority?: readonly string[];
  /** Organizations by number. */
  readonly organizations?: readonly number[];
  /** Yearly values: the posting's maximum (else minimum) must reach the floor, its minimum (else maximum) must not pass the ceiling. */
  readonly payFloor?: number;
  readonly payCeiling?: number;
  /** First seen at or after this time, milliseconds since 1970. */
  readonly firstSeenFrom?: number;
}

/** With `remote: "include"` (or absent) a remote posting passes whatever its places. */
export type Area =
  | { readonly kind: "radius"; readonly latitude: number; readonly longitude: number; readonly miles: number }
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
  /** Whether a word that hardly any posting holds stands for the likely one that many do; no unless said. */
  readonly correct?: boolean;
  /** Milliseconds since 1970: what freshness is measured from. */
  readonly now: number;
  /** A point in time that an earlier answer named; pages of one search share it. */
  readonly snapshot?: string;
}

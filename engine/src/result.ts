import type { FactName, WishCounts } from "./facts.ts";

export interface SearchResult {
  readonly hits: readonly Hit[];
  /** The exact number of listed postings in both tiers. */
  readonly total: number;
  /** With a place: where remote matches begin and how many there are; absent if there are none. */
  readonly remote?: { readonly from: number; readonly count: number };
  /** Where close matches begin and how many there are; absent if none are listed. */
  readonly close?: { readonly from: number; readonly count: number };
  /** Words that were also searched for in a corrected spelling. */
  readonly corrections?: readonly Correction[];
  /** Pins later pages to this point in time; held for five minutes. */
  readonly snapshot: string;
  readonly facets?: Facets;
  /** In the order of the request's wishes; absent if it has none. */
  readonly wishes?: readonly WishCounts[];
}

export interface Correction {
  readonly word: string;
  readonly to: string;
}

export interface Hit {
  readonly id: number;
  /** 0 unless the order is by relevance. */
  readonly score: number;
}

/**
 * Exact counts of matches. A value's count is how many match the same search with that field's filter set to this
 * value only. Close matches don't count.
 * Ordered by count, then value.
 */
export interface Facets extends Readonly<Record<FactName, readonly FacetCount[]>> {
  readonly jobTypes: readonly FacetCount[];
  readonly industries: readonly FacetCount[];
  readonly remote: readonly FacetCount[];
  /** The value is the organization's number. At most 50. */
  readonly organizations: readonly FacetCount[];
  /** At most 50. */
  readonly skills: readonly FacetCount[];
  readonly seniority: readonly FacetCount[];
  /** The total for the filter `unstated`, keyed by fact. */
  readonly unstated: Readonly<Record<FactName, number>>;
  /** One value, "true"; empty if no posting promises an answer. */
  readonly promised: readonly FacetCount[];
  /** Yearly pay, by the value that the floor filter compares: from (inclusive) to (exclusive). Omits empty buckets. */
  readonly compensation: readonly PayBucket[];
  /** How many match a pay floor at each bucket's start. */
  readonly payFloors: readonly PayFloor[];
  /** Absent if fewer than five postings state their pay. */
  readonly pay?: PayInsight;
}

interface PayFloor {
  readonly from: number;
  readonly count: number;
}

/** Figures on the matching postings (first tier) that state their pay. Amounts are yearly. */
export interface PayInsight {
  readonly n: number;
  /** First quartile of the ranges' lower ends, median of their middles, third quartile of their upper ends. */
  readonly low: number;
  readonly middle: number;
  readonly high: number;
  /** Milliseconds since 1970. */
  readonly firstSeenFrom: number;
  readonly firstSeenTo: number;
}

export interface FacetCount {
  readonly value: string;
  readonly count: number;
}

export interface PayBucket {
  readonly from: number;
  /** Absent instead of Infinity. */
  readonly to?: number;
  readonly count: number;
}

export interface Suggestion {
  readonly kind: "title" | "skill" | "organization";
  readonly value: string;
  /** Open postings that have it; a cluster counts once. */
  readonly count: number;
}

/** The places of a search's matches. */
export interface PlaceCounts {
  /** Most frequent first, at most 500; a posting counts at each of its places. */
  readonly places: readonly PlaceCount[];
  /** Postings that have no place with coordinates. */
  readonly unplaced: number;
}

export interface PlaceCount {
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly count: number;
}

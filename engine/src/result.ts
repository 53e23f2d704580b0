export interface SearchResult {
  readonly hits: readonly Hit[];
  /** Exact. */
  readonly total: number;
  /** Pins later pages to this point in time; held for five minutes. */
  readonly snapshot: string;
  readonly facets?: Facets;
}

export interface Hit {
  readonly id: number;
  /** 0 where the order is not by relevance. */
  readonly score: number;
}

/**
 * Exact counts. A value's count is the total that the same search would have with its field's filter set to
 * that value alone. Ordered by count, then value.
 */
export interface Facets {
  readonly jobTypes: readonly FacetCount[];
  readonly industries: readonly FacetCount[];
  readonly remote: readonly FacetCount[];
  /** The value is the organization's number. At most 50. */
  readonly organizations: readonly FacetCount[];
  /** At most 50. */
  readonly skills: readonly FacetCount[];
  /** Yearly pay by the value that the floor filter compares: from (inclusive) to (exclusive). Empty buckets are left out. */
  readonly compensation: readonly PayBucket[];
}

export interface FacetCount {
  readonly value: string;
  readonly count: number;
}

export interface PayBucket {
  readonly from: number;
  /** Infinity is absent. */
  readonly to?: number;
  readonly count: number;
}

export interface Suggestion {
  readonly kind: "title" | "skill" | "organization";
  readonly value: string;
  /** Open postings (clusters once) that carry it. */
  readonly count: number;
}

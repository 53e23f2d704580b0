import type { Clause, SearchRequest } from "@candor/engine/criteria";
import type { IndexedPosting } from "@candor/engine/document";
import type { SearchResult } from "@candor/engine/result";
import type { SharedFacets } from "./facet-rows.ts";

/** The engine counts more facets than those that its peers share. */
export interface Answer extends Omit<SearchResult, "snapshot" | "facets"> {
  readonly facets?: SharedFacets;
}

/** A search engine under test. All of them hold the same postings and are asked the same. */
export interface Peer {
  readonly name: string;
  /** How many searches it is asked at once when throughput is measured. */
  readonly concurrency: number;
  /** Kinds of clauses that it has no exact answer to: it is not asked for them. */
  readonly cannot: readonly Clause["kind"][];
  add(postings: readonly IndexedPosting[]): Promise<void>;
  /** What it does once all postings are in, so that it answers at its best. */
  finish(): Promise<void>;
  search(request: SearchRequest): Promise<Answer>;
  bytesOnDisk(): Promise<number>;
  /** Which of its versions answers. */
  version(): Promise<string>;
  close(): Promise<void>;
}

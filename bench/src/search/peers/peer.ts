import type { Clause, SearchRequest } from "@candor/engine/criteria";
import type { IndexedPosting } from "@candor/engine/document";
import type { SearchResult } from "@candor/engine/result";
import type { SharedFacets } from "./facet-rows.ts";

/** The engine counts more facets than its peers share. */
export interface Answer extends Omit<SearchResult, "snapshot" | "facets"> {
  readonly facets?: SharedFacets;
}

/** A search engine under test. All of them hold the same postings and get the same searches. */
export interface Peer {
  readonly name: string;
  /** How many searches run at once when throughput is measured. */
  readonly concurrency: number;
  /** Kinds of clauses that it can't answer exactly, so it never gets them. */
  readonly cannot: readonly Clause["kind"][];
  add(postings: readonly IndexedPosting[]): Promise<void>;
  /** Runs once all postings are in, so that it answers at its best. */
  finish(): Promise<void>;
  search(request: SearchRequest): Promise<Answer>;
  bytesOnDisk(): Promise<number>;
  /** The version under test. */
  version(): Promise<string>;
  close(): Promise<void>;
}

import type { SearchRequest } from "./criteria.ts";
import type { IndexedPosting } from "./document.ts";
import type { Explanation } from "./explain/explanation.ts";
import type { Correction, PlaceCounts, SearchResult, Suggestion } from "./result.ts";

/** One change of the records, in the order of their commits. */
export type Change =
  | { readonly kind: "put"; readonly posting: IndexedPosting }
  | { readonly kind: "remove"; readonly id: number };

/** What `search` in the server asks of an index: the embedded engine and a search cluster both answer it. */
export interface SearchIndex {
  /**
   * Applies changes and resolves when searches see them. `sequence` is the event log's number after the last of
   * them; it never falls. Applying the same changes again changes nothing.
   */
  apply(changes: readonly Change[], sequence: number): Promise<void>;
  /** The sequence up to which this index has followed the event log; 0 for an empty one. */
  sequence(): number;
  /** Rejects with `SnapshotExpired` when the named snapshot is no longer held. */
  search(request: SearchRequest): Promise<SearchResult>;
  /** What a request's words would be corrected to. Rejects as `search` does. */
  corrections(request: SearchRequest): Promise<readonly Correction[]>;
  /** Where the postings are that a search lists. Rejects as `search` does. */
  places(request: SearchRequest): Promise<PlaceCounts>;
  /** Why a search lists a posting, which is as it was applied last, or why not. Rejects as `search` does. */
  explain(request: SearchRequest, posting: IndexedPosting): Promise<Explanation>;
  suggest(request: SuggestRequest): Promise<readonly Suggestion[]>;
  /** Everything out, sequence 0: the records are about to be read again. */
  clear(): Promise<void>;
  health(): Promise<IndexHealth>;
  /** Writes what is needed for a quick start, and ends the workers. */
  close(): Promise<void>;
}

export interface SuggestRequest {
  /** What has been typed so far; matched as a prefix of any word of the value. */
  readonly text: string;
  readonly kinds: readonly Suggestion["kind"][];
  readonly size: number;
}

export interface IndexHealth {
  readonly ok: boolean;
  /** Postings that a search can list, members of clusters included. */
  readonly postings: number;
  readonly sequence: number;
  readonly segments: number;
  readonly bytes: number;
}

/** The snapshot that a request names is older than five minutes, or was never given out. */
export class SnapshotExpired extends Error {
  override name = "SnapshotExpired";
}

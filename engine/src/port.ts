import type { SearchRequest } from "./criteria.ts";
import type { IndexedPosting } from "./document.ts";
import type { Explanation } from "./explain/explanation.ts";
import type { Correction, PlaceCounts, SearchResult, Suggestion } from "./result.ts";

/** One change of the records, in the order of their commits. */
export type Change =
  | { readonly kind: "put"; readonly posting: IndexedPosting }
  | { readonly kind: "remove"; readonly id: number };

/** On whose behalf an index is asked, and for how long its answer is waited for. */
export interface Asking {
  /** Callers are served in turn, and each may have so many questions waiting. Those without a name are one. */
  readonly caller?: string;
  /** By `performance.now()` of the thread that asks; never unless said. */
  readonly until?: number;
}

/**
 * What `search` in the server asks of an index: the embedded engine and a search cluster both answer it. Each question
 * rejects with `Overloaded` when too many are waiting, and with `DeadlineExceeded` when its time is up.
 */
export interface SearchIndex {
  /**
   * Applies changes and resolves when searches see them. `sequence` is the event log's number after the last of
   * them; it never falls. Applying the same changes again changes nothing.
   */
  apply(changes: readonly Change[], sequence: number): Promise<void>;
  /** The sequence up to which this index has followed the event log; 0 for an empty one. */
  sequence(): number;
  /**
   * Rejects with `SnapshotExpired` when the named snapshot is no longer held, and with `TooBroad` when the words would
   * cost more than a search may.
   */
  search(request: SearchRequest, asking?: Asking): Promise<SearchResult>;
  /** What a request's words would be corrected to. Rejects as `search` does. */
  corrections(request: SearchRequest, asking?: Asking): Promise<readonly Correction[]>;
  /** Where the postings are that a search lists. Rejects as `search` does. */
  places(request: SearchRequest, asking?: Asking): Promise<PlaceCounts>;
  /** Why a search lists a posting, which is as it was applied last, or why not. Rejects as `search` does. */
  explain(request: SearchRequest, posting: IndexedPosting, asking?: Asking): Promise<Explanation>;
  suggest(request: SuggestRequest, asking?: Asking): Promise<readonly Suggestion[]>;
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

/** More questions are waiting than are taken: of this caller, or of all. */
export class Overloaded extends Error {
  override name = "Overloaded";
}

/** The time that a question had is up; it was given up wherever it was. */
export class DeadlineExceeded extends Error {
  override name = "DeadlineExceeded";
}

/** The words of a search are in so many places that it is not carried out. */
export class TooBroad extends Error {
  override name = "TooBroad";
}

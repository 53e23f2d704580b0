import type { SearchRequest } from "./criteria.ts";
import type { IndexedPosting } from "./document.ts";
import type { Explanation } from "./explain/explanation.ts";
import type { Correction, PlaceCounts, SearchResult, Suggestion } from "./result.ts";

/** One change to the records, in commit order. */
export type Change =
  | { readonly kind: "put"; readonly posting: IndexedPosting }
  | { readonly kind: "remove"; readonly id: number };

/** Who is asking, and how long they wait for an answer. */
export interface Asking {
  /** Callers take turns, each with a limited number of waiting requests. All unnamed callers count as one. */
  readonly caller?: string;
  /** On the `performance.now()` clock of the asking thread; absent means no limit. */
  readonly until?: number;
}

/**
 * The server's interface to an index; the embedded engine and a search cluster can both implement it. Every request
 * rejects with `Overloaded` if too many are waiting, and with `DeadlineExceeded` if its time is up.
 */
export interface SearchIndex {
  /**
   * Applies changes and resolves when searches see them. `sequence` is the event log's sequence after the last change;
   * it never decreases. Applying the same changes again has no effect.
   */
  apply(changes: readonly Change[], sequence: number): Promise<void>;
  /** The sequence up to which this index has followed the event log; 0 for an empty one. */
  sequence(): number;
  /**
   * Rejects with `SnapshotExpired` if the named snapshot is no longer held, and with `TooBroad` if the words would cost
   * more than one search is allowed.
   */
  search(request: SearchRequest, asking?: Asking): Promise<SearchResult>;
  /**
   * How many postings match each of some requests, which name the same snapshot; undefined if `search` would reject
   * with `TooBroad`. Otherwise rejects as `search` does.
   */
  totals(requests: readonly SearchRequest[], asking?: Asking): Promise<readonly (number | undefined)[]>;
  /** What a request's words would be corrected to. Rejects as `search` does. */
  corrections(request: SearchRequest, asking?: Asking): Promise<readonly Correction[]>;
  /** The places of the postings that a search lists. Rejects as `search` does. */
  places(request: SearchRequest, asking?: Asking): Promise<PlaceCounts>;
  /** Why a search lists a posting or doesn't; the posting must be as last applied. Rejects as `search` does. */
  explain(request: SearchRequest, posting: IndexedPosting, asking?: Asking): Promise<Explanation>;
  suggest(request: SuggestRequest, asking?: Asking): Promise<readonly Suggestion[]>;
  /** Removes everything and resets the sequence to 0, before the records are read again. */
  clear(): Promise<void>;
  health(): Promise<IndexHealth>;
  /** Saves the index for a quick start, and ends the workers. */
  close(): Promise<void>;
}

export interface SuggestRequest {
  /** What has been typed so far; the last word is a prefix. */
  readonly text: string;
  readonly kinds: readonly Suggestion["kind"][];
  /** What the text may mean: suggested as titles if postings have them. */
  readonly concepts?: readonly string[];
  readonly size: number;
}

export interface IndexHealth {
  readonly ok: boolean;
  /** Postings that a search can list, including members of clusters. */
  readonly postings: number;
  readonly sequence: number;
  readonly segments: number;
  readonly bytes: number;
}

/** The requested snapshot is older than five minutes or never existed. */
export class SnapshotExpired extends Error {
  override name = "SnapshotExpired";
}

/** Too many requests are waiting, from this caller or overall. */
export class Overloaded extends Error {
  override name = "Overloaded";
}

/** The request's time is up; it was abandoned midway. */
export class DeadlineExceeded extends Error {
  override name = "DeadlineExceeded";
}

/** The words of the search have more postings than one search may read. */
export class TooBroad extends Error {
  override name = "TooBroad";
}

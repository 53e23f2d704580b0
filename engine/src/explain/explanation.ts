import type { Clause, Filters } from "../criteria.ts";
import type { FIELDS } from "../scoring.ts";

/** Why a posting is listed where it is, or what hides it. */
export interface Explanation {
  /** Absent if it isn't listed. */
  readonly listed?: {
    readonly tier: "first" | "close";
    /** Whether it is in its tier's group of remote postings, which follows the local ones. */
    readonly isRemote?: true;
    /** From 1, in the requested order. */
    readonly rank: number;
    /** The hit's score; the sum of the parts if the order is by relevance. */
    readonly score: number;
  };
  readonly parts: readonly ScorePart[];
  /** Empty if it is listed. */
  readonly hiddenBy: readonly Hindrance[];
  /** Why it is only close: what prevents it from matching. */
  readonly lacks?: readonly Hindrance[];
}

export interface ScorePart {
  readonly field: (typeof FIELDS)[number] | "words" | "concept" | "wish" | "freshness";
  /** The word in the search, and in the posting. */
  readonly word: string;
  readonly matched: string;
  readonly contribution: number;
}

/** A reason that is enough to hide the posting. */
export type Hindrance =
  | { readonly kind: "filter"; readonly filter: keyof Filters }
  /** A word, phrase or prefix that it doesn't contain, or a title that it doesn't have. */
  | { readonly kind: "missing"; readonly clause: Clause["kind"] | "title"; readonly text: string }
  /** A word that it contains but must not. */
  | { readonly kind: "excluded"; readonly text: string }
  /** Another copy represents its cluster. */
  | { readonly kind: "duplicate" };

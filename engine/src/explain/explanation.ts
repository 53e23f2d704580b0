import type { Clause, Filters } from "../criteria.ts";
import type { FIELDS } from "../scoring.ts";

/** Why a posting is listed where it is, or what hides it. */
export interface Explanation {
  /** Absent if it isn't listed. */
  readonly listed?: {
    readonly tier: "first" | "close";
    /** Whether it's in the tier's group of remote postings, which follows the local ones. */
    readonly isRemote?: true;
    /** From 1, in the requested order. */
    readonly rank: number;
    /** The hit's score; the sum of the parts when the order is by relevance. */
    readonly score: number;
  };
  readonly parts: readonly ScorePart[];
  /** Empty if it is listed. */
  readonly hiddenBy: readonly Hindrance[];
  /** Why it is only close: what keeps it from matching. */
  readonly lacks?: readonly Hindrance[];
}

export interface ScorePart {
  readonly field: (typeof FIELDS)[number] | "words" | "concept" | "freshness";
  /** As the search has it, and as the posting has it. */
  readonly word: string;
  readonly matched: string;
  readonly contribution: number;
}

/** A reason that hides the posting by itself. */
export type Hindrance =
  | { readonly kind: "filter"; readonly filter: keyof Filters }
  /** A word, phrase or prefix that it doesn't contain, or a title that it doesn't have. */
  | { readonly kind: "missing"; readonly clause: Clause["kind"] | "title"; readonly text: string }
  /** A word that it contains but must not. */
  | { readonly kind: "excluded"; readonly text: string }
  /** Another copy represents its cluster. */
  | { readonly kind: "duplicate" };

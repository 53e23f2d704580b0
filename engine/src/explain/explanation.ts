import type { Clause, Filters } from "../criteria.ts";
import type { FIELDS } from "../scoring.ts";

/** Why a search lists a posting where it does, or what keeps it from being listed. */
export interface Explanation {
  /** Absent when it is not listed. */
  readonly listed?: {
    readonly tier: "first" | "close";
    /** From 1, in the order that was asked for. */
    readonly rank: number;
    /** As the hit has it; the sum of the parts when the order is by relevance. */
    readonly score: number;
  };
  readonly parts: readonly ScorePart[];
  readonly hiddenBy: readonly Hindrance[];
}

export interface ScorePart {
  readonly field: (typeof FIELDS)[number] | "words" | "concept" | "freshness";
  /** As it was asked for, and as the posting has it. */
  readonly word: string;
  readonly matched: string;
  readonly contribution: number;
}

/** One thing that alone would hide the posting. */
export type Hindrance =
  | { readonly kind: "filter"; readonly filter: keyof Filters }
  /** A word, phrase or prefix that it does not hold. */
  | { readonly kind: "missing"; readonly clause: Clause["kind"]; readonly text: string }
  /** A word that it holds though it must not. */
  | { readonly kind: "excluded"; readonly text: string }
  /** Another copy speaks for it. */
  | { readonly kind: "duplicate" };

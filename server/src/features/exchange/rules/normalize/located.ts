import type { DraftPlace } from "../../../jobs/rules/posting-draft.ts";

/** What a source's places amount to. */
export interface Located {
  readonly places: readonly DraftPlace[];
  /** Where one may work from, according to the source's remote places. */
  readonly within: readonly string[];
  /** Whether one of the places isn't a place: "Remote in USA", "Hybrid". */
  readonly remote: "remote" | "hybrid" | undefined;
  /** Texts that name no known place. */
  readonly unknown: readonly string[];
}

import type { StatedPlace } from "../../../../platform/database/tables/postings.ts";

/** What a source's places amount to. */
export interface Located {
  readonly places: readonly StatedPlace[];
  /** Where one may work from, according to the source's remote places. */
  readonly within: readonly string[];
  /** Whether one of the places isn't a place: "Remote in USA", "Hybrid". */
  readonly remote: "remote" | "hybrid" | undefined;
  /** Texts that name no known place. */
  readonly unknown: readonly string[];
}

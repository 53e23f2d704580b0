import type { DraftPlace } from "../../../jobs/rules/posting-draft.ts";

/** What the places of a source come to. */
export interface Located {
  readonly places: readonly DraftPlace[];
  /** What the source's remote places say: where one may work from. */
  readonly within: readonly string[];
  /** Whether one of the places isn't a place: "Remote in USA", "Hybrid". */
  readonly remote: "remote" | "hybrid" | undefined;
  /** Texts that name no known place. */
  readonly unknown: readonly string[];
}

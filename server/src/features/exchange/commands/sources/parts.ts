import type { Outbound } from "../../../../platform/outbound/target.ts";
import type { Places } from "../../../../platform/places/found-place.ts";
import type { Shares } from "../../../../platform/tasks/shares.ts";
import type { ApplyParts } from "../parts.ts";

export interface SourceParts extends ApplyParts {
  readonly outbound: Outbound;
}

export interface FetchParts extends SourceParts {
  readonly places: Places;
  /** Tells the servers we call who we are. */
  readonly publicUrl: () => string;
  /** Whose sources keep others waiting. */
  readonly sourceShares: Shares;
}

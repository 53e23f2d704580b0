import type { FetchOutcome, SourceKind } from "@candor/contract/exchange/source-kinds";
import type { Generated } from "kysely";

/** An address that an organization has its postings fetched from. */
export interface ConnectedSourceTable {
  id: Generated<number>;
  organization_id: number;
  kind: SourceKind;
  /** As the organization gave it; what is fetched follows from it. */
  url: string;
  made_by: number;
  made_at: number;
  /** When it is fetched next. A task that was queued for another time does nothing. */
  next_at: number;
  /** It is not fetched earlier, whoever asks: its own server may have asked us to wait. */
  not_before: number;
  /** Failed fetches since the last good one. */
  failures: number;
  /** What its server calls the version that was read last. */
  etag: string | null;
  last_modified: string | null;
  /** When it was last read whole. */
  read_at: number | null;
  /** How many postings would have been closed at once: somebody has to say that this is right. */
  held_closings: number;
  /** How many somebody said may close at once. */
  allowed_closings: number;
  paused_at: number | null;
  removed_at: number | null;
}

export interface SourceFetchTable {
  id: Generated<number>;
  source_id: number;
  at: number;
  outcome: FetchOutcome;
  /** A sentence for the organization: why nothing was read, or why nothing was closed. */
  fault: string | null;
  /** Postings that the source offered. */
  offered: number;
  /** What came of them: `Applied`. */
  applied_json: string;
  /** Rows that were refused, and the first of them with their reasons. */
  refused: number;
  refusals_json: string;
}

import type { FetchOutcome, SourceKind } from "@candor/contract/exchange/source-kinds";
import type { SourceFetch } from "@candor/contract/exchange/source-shapes";
import type { Generated } from "kysely";
import type { JsonText } from "../../json-text.ts";

/** An address that an organization has its postings fetched from. */
export interface ConnectedSourceTable {
  id: Generated<number>;
  organization_id: number;
  kind: SourceKind;
  /** As the organization gave it; what is fetched follows from it. */
  url: string;
  made_by: number;
  made_at: number;
  /** When it is fetched next. A task queued for another time does nothing. */
  next_at: number;
  /** It isn't fetched earlier, no matter who asks: its server may have told us to wait. */
  not_before: number;
  /** Failed fetches since the last good one. */
  failures: number;
  /** The server's ETag of the version that was last read. */
  etag: string | null;
  last_modified: string | null;
  /** When it was last read in full. */
  read_at: number | null;
  /** How many postings would have closed at once: somebody has to confirm that this is right. */
  held_closings: number;
  /** How many postings somebody said may close at once. */
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
  /** What became of them. */
  applied_json: JsonText<Pick<SourceFetch, "added" | "updated" | "unchanged" | "closed">>;
  /** Refused rows, and the first few of them with their reasons. */
  refused: number;
  refusals_json: JsonText<SourceFetch["refusals"]>;
  /** Values left out of rows that were taken, and the first few of them with their reasons. */
  omitted: Generated<number>;
  omissions_json: Generated<JsonText<SourceFetch["omissions"]>>;
}

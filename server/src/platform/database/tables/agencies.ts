import type { AgencyState } from "@candor/contract/agencies/states";
import type { Generated } from "kysely";

/** One organization posts for another: for all postings that name it, or for one. */
export interface AgencyRelationTable {
  id: Generated<number>;
  agency_id: number;
  client_id: number;
  /** Null if the client is asked for all postings. */
  posting_id: number | null;
  state: AgencyState;
  asked_by: number;
  asked_at: number;
  /** When the client answered. */
  decided_at: number | null;
  decided_by: number | null;
  ended_at: number | null;
  /** Null if nobody answers for one of the sides anymore. */
  ended_by: number | null;
  ended_side: "agency" | "client" | null;
}

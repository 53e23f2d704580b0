import type { OutsideStage } from "@candor/contract/values";
import type { Generated } from "kysely";

/** An application that a browser made without a proved account. */
export interface PartnerApplyTable {
  id: Generated<number>;
  /** As given: nobody has proved it. */
  email: string;
  posting_id: number;
  /** SHA-256 of the key that the browser keeps. */
  key_hash: string;
  made_at: number;
  /** The account that took it over; null while it belongs to nobody. */
  account_id: number | null;
}

/** An application that somebody made elsewhere, as they note it. */
export interface OutsideApplicationTable {
  id: Generated<number>;
  account_id: number;
  /** Null for an address that was pasted. */
  posting_id: number | null;
  url: string | null;
  title: string;
  organization: string | null;
  stage: OutsideStage;
  notes: string;
  remind_at: number | null;
  applied_at: number;
  modified_at: number;
}

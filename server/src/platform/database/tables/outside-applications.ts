import type { OutsideStage } from "@candor/contract/values";
import type { Generated } from "kysely";

/** An application that a browser made without a proved account. */
export interface PartnerApplyTable {
  id: Generated<number>;
  /** As given: nobody has proved that it is theirs. */
  email: string;
  posting_id: number;
  /** SHA-256 of the key that the browser keeps. */
  key_hash: string;
  made_at: number;
  /** The account that claimed it; null until then. */
  account_id: number | null;
}

/** An application that somebody made elsewhere, as they describe it. */
export interface OutsideApplicationTable {
  id: Generated<number>;
  account_id: number;
  /** Null for a pasted address. */
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

import type { Generated } from "kysely";

/** What somebody hid from their lists: either a posting or an organization. */
export interface HiddenEntryTable {
  id: Generated<number>;
  account_id: number;
  posting_id: number | null;
  organization_id: number | null;
  hidden_at: number;
}

/** A posting that somebody opened. */
export interface SeenPostingTable {
  account_id: number;
  posting_id: number;
  /** The most recent time. */
  seen_at: number;
}

import type { Generated } from "kysely";

/** What somebody's lists leave out. It has either a posting or an organization. */
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
  /** The last time. */
  seen_at: number;
}

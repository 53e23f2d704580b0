import type { AlertCriteria } from "@candor/contract/alerts/shapes";
import type { AlertFrequency } from "@candor/contract/values";
import type { Generated } from "kysely";
import type { JsonText } from "../../json-text.ts";

export interface JobAlertTable {
  id: Generated<number>;
  account_id: number;
  /** In the canonical form, without age. */
  criteria_json: JsonText<AlertCriteria>;
  /** SHA-256 of that text. */
  criteria_hash: string;
  frequency: AlertFrequency;
  /** The hour of the person's day, 0 to 23. */
  hour: number;
  /** Null while it is active. "silence": it paused itself because nobody opened its mails. */
  paused_by: Generated<"person" | "silence" | null>;
  /** Mails since somebody last followed a link in one. */
  unanswered: Generated<number>;
  /** The highest posting number that it has checked. */
  seen_through: number;
  /** Null while it is paused. */
  due_at: number | null;
  created_at: number;
}

/** A posting that a person was told about, by any alert. */
export interface AlertedPostingTable {
  account_id: number;
  /** No foreign key: what somebody was told stays true after the posting is gone. */
  posting_id: number;
  told_at: number;
}

import type { ReportReason } from "@candor/contract/reports/reasons";
import type { SignalName } from "@candor/contract/signals/names";
import type { Generated } from "kysely";

/** A question to the operator, and the answer owed. */
interface OwedTable {
  id: Generated<number>;
  posting_id: number;
  words: string;
  created_at: number;
  answer_by: number;
  answered_at: number | null;
  /** The administrator's number. */
  answered_by: number | null;
  /** Whether the operator agreed; null until the answer. */
  upheld: number | null;
  answer: string | null;
}

export interface PostingReportTable extends OwedTable {
  reason: ReportReason;
  /** Where the answer goes; empty if none was wanted. */
  email: string;
  /** The form's language; null before this was kept. */
  locale: Generated<string | null>;
}

export interface SignalAppealTable extends OwedTable {
  signal: SignalName;
  /** What the signal showed: an upheld appeal holds for as long as it shows the same. */
  evidence: string;
  made_by: number;
}

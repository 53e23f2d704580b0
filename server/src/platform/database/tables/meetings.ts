import type { MeetingSide } from "@candor/contract/values";
import type { Generated } from "kysely";

/** M-43: an interview that both sides agreed on. */
export interface MeetingTable {
  id: Generated<number>;
  application_id: number;
  /** The Pro who offered the time, and who can't be at two interviews at once. */
  account_id: number;
  starts_at: number;
  ends_at: number;
  agreed_at: number;
  canceled_at: number | null;
}

/** One side says that the other didn't come, and the other's reply. */
export interface MeetingAbsenceTable {
  id: Generated<number>;
  application_id: number;
  meeting_id: number;
  /** The side that says it. */
  side: MeetingSide;
  text: string | null;
  stated_at: number;
  answer: string | null;
  answered_at: number | null;
}

/** The private calendar that an account follows; its address is derived from the salt. */
export interface CalendarFeedTable {
  id: Generated<number>;
  account_id: number;
  salt: string;
  made_at: number;
}

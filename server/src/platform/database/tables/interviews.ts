import type { InterviewQuestion } from "@candor/contract/values";

/** An application's interview, from the first answer or link on. */
export interface InterviewTable {
  application_id: number;
  /** How often earlier links were ended by a new one. A link names the count that it was made with. */
  links: number;
  /** When that was last. */
  links_ended_at: number | null;
  sent_at: number | null;
  /** When the applicant deleted answers that were sent. */
  deleted_at: number | null;
}

/** One answer. What an applicant deletes is removed. */
export interface InterviewAnswerTable {
  application_id: number;
  question: InterviewQuestion;
  /** The contract's answer to this question; null if it was left out. */
  answer_json: string | null;
  answered_at: number;
}

import type { InterviewQuestion } from "@candor/contract/values";

/** An application's interview, from the first answer or link on. */
export interface InterviewTable {
  application_id: number;
  /** How many times a new link ended the earlier ones. A link names the count at the time it was made. */
  links: number;
  /** When that last happened. */
  links_ended_at: number | null;
  sent_at: number | null;
  /** When the applicant deleted answers that had been sent. */
  deleted_at: number | null;
}

/** One answer. An answer that the applicant deletes is removed. */
export interface InterviewAnswerTable {
  application_id: number;
  question: InterviewQuestion;
  /** The contract's answer to this question; null if it was left out. */
  answer_json: string | null;
  answered_at: number;
}

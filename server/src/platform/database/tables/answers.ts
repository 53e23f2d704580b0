import type { QuestionKind } from "@candor/contract/values";
import type { Generated } from "kysely";

/** An answer that a person keeps, one for each question. */
export interface AnswerTable {
  id: Generated<number>;
  account_id: number;
  /** The same for the same words and kind, whoever asks. */
  question_id: string;
  /** As it was asked last. */
  question: string;
  kind: QuestionKind;
  choices_json: string;
  answer: string;
  /** When it was last sent. */
  used_at: number;
}

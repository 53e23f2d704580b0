import type { QuestionKind } from "@candor/contract/values";
import type { Generated } from "kysely";
import type { JsonText } from "../../json-text.ts";

/** An answer that a person keeps, one for each question. */
export interface AnswerTable {
  id: Generated<number>;
  account_id: number;
  /** The same for the same words and kind, no matter who asks. */
  question_id: string;
  /** As it was last asked. */
  question: string;
  kind: QuestionKind;
  choices_json: JsonText<string[]>;
  answer: string;
  /** When it was last sent. */
  used_at: number;
}

/** A file that answers a question: it belongs to a draft, then to the application once that is sent. */
export interface AnswerFileTable {
  id: Generated<number>;
  /** The draft's key; null after it was sent. */
  draft_key_hash: string | null;
  posting_id: number;
  question_id: string;
  /** Null until it is sent. */
  application_id: number | null;
  file_id: number;
  /** The words read from it, for Pros who don't get the file itself (M-29). */
  text: string;
}

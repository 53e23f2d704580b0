import type { KeptAnswer } from "@candor/contract/answers/shapes";
import { isoTime } from "../../platform/iso-time.ts";
import { fromJson } from "../../platform/json-text.ts";
import type { AnswerRow } from "./queries.ts";

export function keptAnswerView(row: AnswerRow): KeptAnswer {
  return {
    id: String(row.id),
    questionId: row.question_id,
    question: row.question,
    kind: row.kind,
    choices: fromJson(row.choices_json),
    answer: row.answer,
    lastUsedAt: isoTime(row.used_at),
  };
}

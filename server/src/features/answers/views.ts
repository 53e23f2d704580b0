import type { KeptAnswer } from "@candor/contract/answers/shapes";
import { isoTime } from "../../platform/iso-time.ts";
import type { AnswerRow } from "./queries.ts";

export function keptAnswerView(row: AnswerRow): KeptAnswer {
  return {
    id: String(row.id),
    questionId: row.question_id,
    question: row.question,
    kind: row.kind,
    choices: JSON.parse(row.choices_json) as string[],
    answer: row.answer,
    lastUsedAt: isoTime(row.used_at),
  };
}

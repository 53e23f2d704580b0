import type { DecisionBody } from "@candor/contract/organizations/shapes";
import type { Writer } from "../../../platform/database/database.ts";
import { jsonText } from "../../../platform/json-text.ts";
import type { AnswerWords } from "../queries/answer-words.ts";
import { isListedReason, partsOfDecision } from "../rules/decisions.ts";

/** Stores what a Pro wrote in a row that can be deleted; resolves with what the answer's event says instead. */
export async function keepWords(writer: Writer, applicationId: number, decision: DecisionBody) {
  const { reason, note, meeting } = partsOfDecision(decision);
  const listed = reason !== undefined && isListedReason(reason) ? { reason } : {};
  const written = "reason" in listed ? undefined : reason;
  if (written === undefined && note === undefined && meeting === undefined) return listed;
  const wordsId = await insertWords(writer, applicationId, { reason: written, note, meeting });
  return { ...listed, wordsId };
}

type Written = { readonly [Part in keyof AnswerWords]?: AnswerWords[Part] | undefined };

/** Resolves to the number that an event carries. */
export async function insertWords(
  writer: Writer,
  applicationId: number,
  { reason, note, meeting }: Written,
): Promise<number> {
  const { id } = await writer
    .insertInto("answer_words")
    .values({
      application_id: applicationId,
      reason: reason ?? null,
      note: note ?? null,
      meeting_json: meeting ? jsonText(meeting) : null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

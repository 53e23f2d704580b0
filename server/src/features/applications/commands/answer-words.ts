import type { DecisionBody } from "@candor/contract/organizations/shapes";
import type { Writer } from "../../../platform/database/database.ts";
import { isListedReason, partsOfDecision } from "../rules/decisions.ts";

/** Stores what a Pro wrote in a row that can be deleted; resolves with what the answer's event says instead. */
export async function keepWords(writer: Writer, applicationId: number, decision: DecisionBody) {
  const { reason, note, meeting } = partsOfDecision(decision);
  const listed = reason !== undefined && isListedReason(reason) ? { reason } : {};
  const written = "reason" in listed ? undefined : reason;
  if (written === undefined && note === undefined && meeting === undefined) return listed;
  const { id: wordsId } = await writer
    .insertInto("answer_words")
    .values({
      application_id: applicationId,
      reason: written ?? null,
      note: note ?? null,
      meeting_json: meeting ? JSON.stringify(meeting) : null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { ...listed, wordsId };
}

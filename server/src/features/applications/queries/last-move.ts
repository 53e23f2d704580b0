import type { DecisionBody } from "@candor/contract/organizations/shapes";
import type { Reader } from "../../../platform/database/database.ts";
import type { ApplicationEvent } from "../events.ts";
import { partsOfDecision } from "../rules/decisions.ts";

type Moved = Extract<ApplicationEvent, { name: "application-moved" }>["payload"];

/** An application's last decision: who made it and when, and what they wrote unless it was deleted since. */
export async function lastMove(read: Reader, applicationId: number) {
  const event = await read
    .selectFrom("event")
    .select(["actor_id as answered_by", "occurred_at as answered_at", "payload_json"])
    .where("subject", "=", "application")
    .where("subject_id", "=", applicationId)
    .where("name", "=", "application-moved")
    .orderBy("sequence", "desc")
    .executeTakeFirst();
  if (!event) return undefined;
  const { wordsId, reason } = JSON.parse(event.payload_json) as Partial<Moved>;
  const words =
    wordsId === undefined
      ? { reason: null, note: null, meeting_json: null }
      : await read
          .selectFrom("answer_words")
          .select(["reason", "note", "meeting_json"])
          .where("id", "=", wordsId)
          .executeTakeFirst();
  return { ...event, words: words && { ...words, reason: reason ?? words.reason } };
}

/** Whether a decision for the stage that the application is in says nothing that the last one didn't. */
export function saysTheSame(
  decision: DecisionBody,
  { words }: NonNullable<Awaited<ReturnType<typeof lastMove>>>,
): boolean {
  const { reason, note, meeting } = partsOfDecision(decision);
  const isSaid = (said: string | undefined, known: string | null) => said === undefined || said === known;
  return (
    !words ||
    (isSaid(reason, words.reason) &&
      isSaid(note, words.note) &&
      isSaid(meeting && JSON.stringify(meeting), words.meeting_json))
  );
}

import type { Decision } from "@candor/contract/organizations/shapes";
import type { Selectable } from "kysely";
import type { Reader } from "../../../platform/database/database.ts";
import type { ApplicationTable } from "../../../platform/database/tables/applications.ts";
import { payloadOf } from "../../../platform/events/event-row.ts";
import type { ProScope } from "../../organizations/gate.ts";
import type { ApplicationEvent } from "../events.ts";
import { isPending } from "../rules/transitions.ts";
import { type AnswerWords, wordsIn } from "./answer-words.ts";

type Moved = Extract<ApplicationEvent, { name: "application-moved" }>;

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
  const { wordsId, reason } = payloadOf<Moved>(event);
  const written: AnswerWords | undefined =
    wordsId === undefined ? {} : (await wordsIn(read, applicationId)).get(wordsId);
  return { ...event, words: written && { ...written, ...(reason !== undefined && { reason }) } };
}

/** The earlier answer that a decision repeats, or that a colleague gave after its Pro had read the application. */
export async function answerBefore(
  read: Reader,
  { accountId }: Pick<ProScope, "accountId">,
  { id, status }: Pick<Selectable<ApplicationTable>, "id" | "status">,
  { stage, asOf }: Pick<Decision, "stage" | "asOf">,
) {
  if (isPending(status) || (status !== stage && asOf === undefined)) return undefined;
  const last = await lastMove(read, id);
  const isUnread =
    asOf !== undefined && last && last.answered_by !== accountId && last.answered_at > Date.parse(asOf);
  return status === stage || isUnread ? last : undefined;
}

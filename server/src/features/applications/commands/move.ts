import type { DecisionBody } from "@candor/contract/organizations/shapes";
import { logDecision } from "../../../platform/automation/log.ts";
import { decideBy } from "../../../platform/automation/rule.ts";
import type { Writer } from "../../../platform/database/database.ts";
import { type Actor, actorOf } from "../../../platform/events/log.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { partiesOf } from "../queries/parties.ts";
import { lateAnswer } from "../rules/automated.ts";
import { mayMove } from "../rules/transitions.ts";
import { type ApplicationParts, announce } from "./announce.ts";
import { keepWords } from "./answer-words.ts";
import { showFrom } from "./blind.ts";
import { callOff } from "./meetings/agree.ts";
import type { LockedApplication } from "./organization-application.ts";

interface Decided {
  readonly actor: Actor;
  /** May be in the past. The promise is judged by it. */
  readonly decidedAt: number;
}

/** Moves an application that this transaction has locked. Moving it to its present stage does nothing. */
export async function move(
  parts: ApplicationParts,
  writer: Writer,
  application: LockedApplication,
  decision: DecisionBody,
  { actor, decidedAt }: Decided,
): Promise<void> {
  const { stage } = decision;
  if (application.status === stage) return;
  if (!mayMove(application.status, stage)) throw new Problem("application-final");
  const now = parts.clock.now();
  const { answered_at: answeredAt, answer_by: answerBy } = application;
  const lateness = decideBy(lateAnswer, { answeredAt, answerBy, decidedAt });
  await logDecision(writer, lateness, { application_id: application.id }, now);
  await writer
    .updateTable("application")
    .set({ status: stage, answered_at: application.answered_at ?? decidedAt, modified_at: now })
    .where("id", "=", application.id)
    .execute();
  await showFrom(writer, application.id, stage);
  // An invitation replaces an earlier one.
  if (stage === "declined" || stage === "interview") await callOff(writer, application.id, now);
  await announce(parts, writer, {
    name: "application-moved",
    subjectId: application.id,
    ...actorOf(actor),
    payload: {
      ...(await partiesOf(writer, application)),
      stage,
      ...(await keepWords(writer, application.id, decision)),
      ...(decidedAt < now && { decidedAt }),
      late: lateness.outcome,
    },
  });
}

import type { decideApplication } from "@candor/contract/organizations/routes";
import { hasWords } from "@candor/contract/values";
import type { z } from "zod";
import { actorOf } from "../../../platform/events/log.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { ProScope } from "../../organizations/gate.ts";
import { isAnswer, mayMove } from "../rules/transitions.ts";
import { type ApplicationParts, announce, partiesOf } from "./announce.ts";
import { open } from "./open.ts";
import { organizationApplication } from "./organization-application.ts";

type Decision = z.output<(typeof decideApplication)["body"]>;

/**
 * Moves an application to a stage. A refusal needs a reason. An answer after the promised date counts, but is marked
 * late. Repeating a decision does nothing.
 */
export async function decide(
  parts: ApplicationParts,
  scope: ProScope,
  id: string,
  { stage, reason = "", note = "" }: Decision,
): Promise<void> {
  if (stage === "declined" && !hasWords(reason))
    throw new Problem("invalid-request", { fields: [{ path: "/reason", key: "validation.reasonRequired" }] });
  if (!isAnswer(stage)) return open(parts, scope, id);
  await parts.database.write(async (writer) => {
    const application = await organizationApplication(parts, writer, scope, id);
    if (application.status === stage) return;
    if (!mayMove(application.status, stage)) throw new Problem("application-final");
    const now = parts.clock.now();
    await writer
      .updateTable("application")
      .set({ status: stage, answered_at: application.answered_at ?? now, modified_at: now })
      .where("id", "=", application.id)
      .execute();
    await announce(parts, writer, {
      name: "application-moved",
      subjectId: application.id,
      ...actorOf(scope),
      payload: {
        ...(await partiesOf(writer, application)),
        stage,
        ...(stage === "declined" && { reason: reason.trim() }),
        ...(hasWords(note) && { note: note.trim() }),
        late:
          application.answered_at === null && application.answer_by !== null && now > application.answer_by,
      },
    });
  });
}

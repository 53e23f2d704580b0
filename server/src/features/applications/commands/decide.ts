import type { DecisionBody } from "@candor/contract/organizations/shapes";
import { Problem } from "../../../platform/http/problem.ts";
import type { ProScope } from "../../organizations/gate.ts";
import { answeredBefore } from "../../session/queries/answered-before.ts";
import { isWaiting } from "../queries/decisions.ts";
import { withFilledNote } from "../queries/filled-note.ts";
import { lastMove } from "../queries/last-move.ts";
import { addsNothing, faultsOfDecision } from "../rules/decisions.ts";
import { isAnswer } from "../rules/transitions.ts";
import type { ApplicationParts } from "./announce.ts";
import { countChange } from "./count-change.ts";
import { move } from "./move.ts";
import { open } from "./open.ts";
import { organizationApplication } from "./organization-application.ts";

/**
 * Moves an application to a stage at once. An answer after the promised date counts, but is marked late. Repeating a
 * decision does nothing; another one for the same stage is refused, so that nobody's words are lost.
 */
export async function decide(
  parts: ApplicationParts,
  scope: ProScope,
  id: string,
  decision: DecisionBody,
): Promise<void> {
  const now = parts.clock.now();
  const fields = faultsOfDecision(decision, now);
  if (fields.length > 0) throw new Problem("invalid-request", { fields });
  if (!isAnswer(decision.stage)) return open(parts, scope, id);
  await parts.database.write(async (writer) => {
    const application = await organizationApplication(parts, writer, scope, id);
    if (await isWaiting(writer, application.id)) throw new Problem("decision-waiting");
    const filled = await withFilledNote(writer, scope, application.id, decision);
    if (filled.faults.length > 0) throw new Problem("invalid-request", { fields: filled.faults });
    if (application.status === decision.stage) {
      const before = await lastMove(writer, application.id);
      if (before?.words && !addsNothing(filled.decision, before.words))
        throw await answeredBefore(writer, scope, before);
    }
    if (application.status !== decision.stage) await countChange(writer, application.id, "organization", now);
    await move(parts, writer, application, filled.decision, { actor: scope, decidedAt: now });
  });
}

import * as contract from "@candor/contract/organizations/decision-routes";
import { type Serving, serve } from "../../../platform/http/serve.ts";
import { noteLooks } from "../../../platform/looks.ts";
import { proGate } from "../../organizations/gate.ts";
import type { GateParts } from "../../session/gate/parts.ts";
import type { ApplicationParts } from "../commands/announce.ts";
import { mark, removeMark } from "../commands/mark.ts";
import { sendDecisions } from "../commands/send-decisions.ts";
import { undo } from "../commands/undo.ts";
import { heldDecisionsOf } from "../queries/decisions.ts";
import { applicantsOf, previewsOf } from "../queries/previews.ts";
import { heldDecisionView } from "../views/decisions.ts";

/** A Pro's decisions about several applications: marking, reviewing, sending, and undoing that. */
export function decisionRoutes(serving: Serving, parts: ApplicationParts, gates: GateParts): void {
  const { read } = gates;
  const pro = proGate(gates);

  serve(serving, contract.listDecisions, pro, async ({ scope }) => {
    const held = await heldDecisionsOf(read, scope, parts.clock.now());
    await noteLooks(
      parts,
      scope,
      "list",
      held.map((row) => ({ ...row, id: row.application_id, account_id: row.applicant_id })),
    );
    return { decisions: held.map(heldDecisionView) };
  });

  serve(serving, contract.markDecisions, pro, async ({ scope, body }) => ({
    results: await mark(parts, scope, body.decisions),
  }));

  serve(serving, contract.removeMark, pro, ({ scope, params }) => removeMark(parts, scope, params.id));

  serve(serving, contract.previewDecisions, pro, async ({ scope, body }) => {
    await noteLooks(parts, scope, "list", await applicantsOf(read, scope, body.decisions));
    return { previews: await previewsOf(read, scope, body.decisions, parts.clock.now()) };
  });

  serve(serving, contract.sendDecisions, pro, ({ scope, body, repeat }) =>
    sendDecisions(parts, scope, body.decisions, repeat),
  );

  serve(serving, contract.undoDecisions, pro, ({ scope, params }) => undo(parts, scope, params.id));
}

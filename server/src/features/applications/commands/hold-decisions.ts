import type { Decision, DecisionResult } from "@candor/contract/organizations/shapes";
import type { Insertable } from "kysely";
import type { Writer } from "../../../platform/database/database.ts";
import type { DecisionTable } from "../../../platform/database/tables/applications.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { idOf } from "../../../platform/ids.ts";
import { jsonText } from "../../../platform/json-text.ts";
import type { ProScope } from "../../organizations/gate.ts";
import { answeredBefore } from "../../session/queries/answered-before.ts";
import { isWaiting } from "../queries/decisions.ts";
import { withFilledNote } from "../queries/filled-note.ts";
import { answerBefore } from "../queries/last-move.ts";
import { faultsOfDecision, partsOfDecision } from "../rules/decisions.ts";
import { mayMove } from "../rules/transitions.ts";
import { refusalView } from "../views/decisions.ts";
import type { ApplicationParts } from "./announce.ts";
import { countChange } from "./count-change.ts";
import { organizationApplication } from "./organization-application.ts";

/** What becomes of the decisions: marked as drafts, or sent on their way. */
type Holding = Pick<Insertable<DecisionTable>, "state" | "sending" | "made_at" | "leaves_at">;

interface Held {
  readonly results: DecisionResult[];
  /** The stored decisions, without the refused ones. */
  readonly ids: readonly number[];
}

/**
 * Stores one decision per application and Pro. A refused one doesn't affect the others. Applications are locked in id
 * order, so that two Pros who decide about the same ones can't deadlock.
 */
export async function holdDecisions(
  parts: ApplicationParts,
  writer: Writer,
  scope: ProScope,
  decisions: readonly Decision[],
  holding: Holding,
): Promise<Held> {
  const ids: number[] = [];
  const results = new Map<Decision, DecisionResult>();
  for (const decision of decisions.toSorted((a, b) => order(a) - order(b))) {
    const { applicationId } = decision;
    try {
      ids.push(await holdOne(parts, writer, scope, decision, holding));
      results.set(decision, { applicationId });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      results.set(decision, { applicationId, problem: refusalView(error) });
    }
  }
  return { results: decisions.map((decision) => results.get(decision) as DecisionResult), ids };
}

function order({ applicationId }: Decision): number {
  return idOf(applicationId) ?? -1;
}

async function holdOne(
  parts: ApplicationParts,
  writer: Writer,
  scope: ProScope,
  decision: Decision,
  holding: Holding,
): Promise<number> {
  const application = await organizationApplication(parts, writer, scope, decision.applicationId);
  const filled = await withFilledNote(writer, scope, application.id, decision);
  const fields = [...faultsOfDecision(decision, parts.clock.now()), ...filled.faults];
  if (fields.length > 0) throw new Problem("invalid-request", { fields });
  const before = await answerBefore(writer, scope, application, decision);
  if (before) throw await answeredBefore(writer, scope, before);
  if (!mayMove(application.status, decision.stage)) throw new Problem("application-final");
  if (await isWaiting(writer, application.id)) throw new Problem("decision-waiting");
  if (holding.state === "waiting")
    await countChange(writer, application.id, "organization", parts.clock.now());
  const { stage, reason = null, note = null, meeting } = partsOfDecision(filled.decision);
  const columns = {
    ...holding,
    impersonator_id: scope.impersonatorId,
    stage: stage as Decision["stage"],
    reason,
    note,
    meeting_json: meeting ? jsonText(meeting) : null,
    problem: null,
  };
  const { id } = await writer
    .insertInto("decision")
    .values({ ...columns, account_id: scope.accountId, application_id: application.id })
    .onConflict((conflict) => conflict.columns(["account_id", "application_id"]).doUpdateSet(columns))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

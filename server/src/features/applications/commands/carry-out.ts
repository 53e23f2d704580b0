import type { Selectable } from "kysely";
import type { Writer } from "../../../platform/database/database.ts";
import type { DecisionTable } from "../../../platform/database/tables/applications.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { fromJson } from "../../../platform/json-text.ts";
import { waitingDecision } from "../queries/decisions.ts";
import type { ApplicationParts } from "./announce.ts";
import { move } from "./move.ts";
import { lockedApplication } from "./organization-application.ts";

/** Carries out a decision that wasn't undone. If it is no longer possible, keeps it with the reason, for its Pro. */
export async function carryOut(parts: ApplicationParts, id: number, sending: string): Promise<void> {
  await parts.database.write(async (writer) => {
    const decision = await waitingDecision(writer, id, sending);
    if (!decision) return;
    const application = await lockedApplication(parts, writer, decision.application_id);
    // Read again under the lock: an undo may have come first.
    if (!application || !(await take(writer, id, sending))) return;
    try {
      if (!decision.may_answer) throw new Problem("forbidden");
      const actor = { accountId: decision.account_id, impersonatorId: decision.impersonator_id };
      await move(parts, writer, application, bodyOf(decision), { actor, decidedAt: decision.made_at });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      await writer
        .updateTable("decision")
        .set({ state: "failed", problem: error.code })
        .where("id", "=", id)
        .execute();
    }
  });
}

async function take(writer: Writer, id: number, sending: string): Promise<boolean> {
  const { numUpdatedRows } = await writer
    .updateTable("decision")
    .set({ state: "sent" })
    .where("id", "=", id)
    .where("sending", "=", sending)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

function bodyOf({ stage, reason, note, meeting_json }: Selectable<DecisionTable>) {
  return {
    stage,
    ...(reason !== null && { reason }),
    ...(note !== null && { note }),
    ...(meeting_json !== null && { meeting: fromJson(meeting_json) }),
  };
}

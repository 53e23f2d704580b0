import { limits } from "@candor/contract/limits";
import type { Decision, DecisionResult } from "@candor/contract/organizations/shapes";
import { sql } from "kysely";
import { Problem } from "../../../platform/http/problem.ts";
import { idOf } from "../../../platform/ids.ts";
import { type Forget, forgetRows } from "../../../platform/retention/timer.ts";
import type { ProScope } from "../../organizations/gate.ts";
import { countMarks, oldestMark } from "../queries/decisions.ts";
import { detailsForOrganization } from "../queries/organization-applications.ts";
import type { ApplicationParts } from "./announce.ts";
import { holdDecisions } from "./hold-decisions.ts";

/** Stores decisions as drafts. Only their Pro sees them, in every browser, until they expire. */
export async function mark(
  parts: ApplicationParts,
  scope: ProScope,
  decisions: readonly Decision[],
): Promise<DecisionResult[]> {
  const now = parts.clock.now();
  const marked = { state: "marked", sending: null, made_at: now, leaves_at: null } as const;
  return parts.database.write(async (writer) => {
    const { results } = await holdDecisions(parts, writer, scope, decisions, marked);
    if ((await countMarks(writer, scope.accountId, now)) > limits.decisionsAtOnce)
      throw new Problem("too-many-marks");
    return results;
  });
}

/** A decision that already waits to leave isn't a mark: it is undone, not removed. */
export async function removeMark(parts: ApplicationParts, scope: ProScope, id: string): Promise<void> {
  const application = await detailsForOrganization(parts.database.read, scope, idOf(id) ?? -1);
  if (!application) throw new Problem("not-found");
  await parts.database.write((writer) =>
    writer
      .deleteFrom("decision")
      .where("account_id", "=", scope.accountId)
      .where("application_id", "=", application.id)
      .where("state", "in", ["marked", "failed"])
      .execute(),
  );
}

/** Deletes expired marks, and decisions that left as long ago. */
export const forgetMarks: Forget = (writer, now, most) =>
  forgetRows(
    writer,
    { from: "decision", key: ["id"], where: sql`state != 'waiting' and made_at <= ${oldestMark(now)}` },
    most,
  );

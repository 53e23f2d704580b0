import { startOfDay } from "@candor/contract/business-days";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { day } from "../../platform/durations.ts";
import { lastSequence } from "../../platform/events/follower.ts";
import type { EventLog } from "../../platform/events/log.ts";
import { isoDate } from "../../platform/iso-time.ts";
import { enqueue, type TaskRequest } from "../../platform/tasks/queue.ts";
import type { ResponsivenessChanged } from "./events.ts";
import { countedThrough, ledgerOf } from "./queries.ts";
import { changesAt, responsivenessOf } from "./rules.ts";

export interface LedgerParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventLog;
}

export const countAnswersTask = "count-answers";

/**
 * Counts an organization's answers again, from the event log alone, and keeps what is shown of them. Whatever happens
 * at one moment is counted at once: nothing is done where the event that asks for it was counted already.
 */
export async function countAnswers(
  { database, clock, events }: LedgerParts,
  organizationId: number,
  because?: number,
): Promise<void> {
  await database.write(async (writer) => {
    await database.dialect.hold(writer, "organization", organizationId);
    if (because !== undefined && because <= (await countedThrough(writer, organizationId))) return;
    const now = clock.now();
    const through = await lastSequence(writer);
    const ledger = await ledgerOf(writer, organizationId, now);
    await writer
      .updateTable("organization")
      .set({ responsiveness_json: JSON.stringify(responsivenessOf(ledger, now)) })
      .where("id", "=", organizationId)
      .execute();
    const next = changesAt(ledger, now);
    if (next !== undefined) await enqueue(writer, recount(organizationId, next), now);
    await events.append(writer, {
      name: "responsiveness-changed",
      subject: "organization",
      subjectId: organizationId,
      payload: { through },
    } satisfies ResponsivenessChanged);
  });
}

/** Once a day is enough for what leaves the window. */
function recount(organizationId: number, changesAt: number): TaskRequest {
  const runAt = startOfDay(changesAt) + day;
  return {
    name: countAnswersTask,
    key: `${countAnswersTask}:${organizationId}:${isoDate(runAt)}`,
    payload: { organizationId },
    runAt,
  };
}

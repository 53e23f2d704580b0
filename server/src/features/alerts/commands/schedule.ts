import type { Writer } from "../../../platform/database/database.ts";
import { enqueueAll, type TaskRequest } from "../../../platform/tasks/queue.ts";
import { slotOf } from "../rules/schedule.ts";

/** The name of the task that sends due alerts. The task is requested by name because it imports these commands. */
export const sendAlertsName = "send-job-alerts";

/** Requests the sending at these moments, once per slot. */
export async function wakeAt(writer: Writer, moments: Iterable<number>, now: number): Promise<void> {
  const slots = [...new Set([...moments].map(slotOf))];
  await enqueueAll(
    writer,
    slots.map((slot) => sendingAt(slot)),
    now,
  );
}

export function sendingAt(slot: number, round = 0): TaskRequest {
  return {
    name: sendAlertsName,
    key: `${sendAlertsName}:${slot}:${round}`,
    payload: { slot, round },
    runAt: slot,
  };
}

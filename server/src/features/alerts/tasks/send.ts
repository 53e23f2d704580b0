import { z } from "zod";
import { defineTask } from "../../../platform/tasks/task.ts";
import { sendAlertsName } from "../commands/schedule.ts";
import { sendDue } from "../commands/send.ts";
import type { SendingParts } from "../commands/sending-parts.ts";

/** Sends what is due at a moment. Slow, so that other tasks don't wait for it. */
export const sendAlerts = defineTask({
  name: sendAlertsName,
  lane: "slow",
  schema: z.object({ slot: z.int(), round: z.int() }),
  run: (parts: SendingParts, { slot, round }) => sendDue(parts, slot, round),
});

import { z } from "zod";
import { defineTask } from "../../../platform/tasks/task.ts";
import type { SendingParts } from "../commands/receipt.ts";
import { sendHeldApplication } from "../commands/send-held.ts";

/** Runs when an application can no longer be undone. The time distinguishes it from an earlier one that was undone. */
export const sendHeld = defineTask({
  name: "send-held-application",
  schema: z.object({ heldId: z.int(), leavesAt: z.int() }),
  run: (parts: SendingParts, { heldId, leavesAt }) => sendHeldApplication(parts, heldId, leavesAt),
});

import { z } from "zod";
import { defineTask } from "../../../platform/tasks/task.ts";
import type { ApplicationParts } from "../commands/announce.ts";
import { carryOut } from "../commands/carry-out.ts";

/** Runs when a decision can no longer be undone. The sending distinguishes it from an earlier one that was undone. */
export const carryOutDecision = defineTask({
  name: "carry-out-decision",
  schema: z.object({ decisionId: z.int(), sending: z.string() }),
  run: (parts: ApplicationParts, { decisionId, sending }) => carryOut(parts, decisionId, sending),
});

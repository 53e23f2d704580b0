import { z } from "zod";
import { defineTask } from "../../../platform/tasks/task.ts";
import { abandonPostings } from "../commands/abandon.ts";
import type { StepParts } from "../commands/parts.ts";

/** Pauses postings that nobody answers for anymore. */
export const abandonPostingsOf = defineTask({
  name: "abandon-postings",
  schema: z.object({ organizationId: z.int() }),
  run: (parts: StepParts, { organizationId }) => abandonPostings(parts, organizationId),
});

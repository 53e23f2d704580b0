import { z } from "zod";
import { defineTask } from "../../../platform/tasks/task.ts";
import type { StepParts } from "../commands/parts.ts";
import { withholdPosting } from "../commands/withhold.ts";

/** Takes down a posting after a report was upheld. */
export const withholdReported = defineTask({
  name: "withhold-posting",
  schema: z.object({ subjectId: z.int() }),
  run: (parts: StepParts, { subjectId }) => withholdPosting(parts, subjectId),
});

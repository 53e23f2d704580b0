import { z } from "zod";
import { defineTask } from "../../platform/tasks/task.ts";
import type { ApplyParts } from "./commands/apply.ts";
import { clusterAgain } from "./commands/cluster-again.ts";

/** A posting that was written here is clustered after its event: searches find it before that. */
export const clusterPosting = defineTask({
  name: "cluster-posting",
  schema: z.object({ subjectId: z.int() }),
  run: (parts: ApplyParts, { subjectId }) => clusterAgain(parts, subjectId),
});

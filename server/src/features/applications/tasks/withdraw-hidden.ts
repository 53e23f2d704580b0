import { z } from "zod";
import { defineTask } from "../../../platform/tasks/task.ts";
import type { ApplicationParts } from "../commands/announce.ts";
import { withdrawHidden } from "../commands/withdraw-hidden.ts";

/** Somebody blocked an organization: what waits there is withdrawn. */
export const withdrawBlocked = defineTask({
  name: "withdraw-blocked",
  schema: z.object({ subjectId: z.int() }),
  run: (parts: ApplicationParts, { subjectId }) => withdrawHidden(parts, subjectId),
});

import { z } from "zod";
import { defineTask } from "../../../platform/tasks/task.ts";
import type { ApplicationParts } from "../commands/announce.ts";
import { withdrawHidden } from "../commands/withdraw-hidden.ts";

/** After somebody blocks an organization, withdraws their waiting applications there. */
export const withdrawBlocked = defineTask({
  name: "withdraw-blocked",
  schema: z.object({ subjectId: z.int() }),
  run: (parts: ApplicationParts, { subjectId }) => withdrawHidden(parts, subjectId),
});

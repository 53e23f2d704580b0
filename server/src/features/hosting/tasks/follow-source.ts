import { z } from "zod";
import { defineTask } from "../../../platform/tasks/task.ts";
import { followSource } from "../commands/follow.ts";

/** Takes over what the source of a confirmed posting says since. */
export const followPostingSource = defineTask({
  name: "follow-source",
  schema: z.object({ subjectId: z.int() }),
  run: (parts: Parameters<typeof followSource>[0], { subjectId }) => followSource(parts, subjectId),
});

import { z } from "zod";
import { defineTask } from "../../platform/tasks/task.ts";
import { type CalendarParts, endFeed } from "./commands.ts";

/** Ends the calendar's address: somebody else was in the account, and may have made or read it. */
export const endDisownedFeed = defineTask({
  name: "end-disowned-feed",
  schema: z.object({ subjectId: z.int() }),
  run: (parts: CalendarParts, { subjectId }) => endFeed(parts, subjectId),
});

import { z } from "zod";
import { defineTask } from "../../../platform/tasks/task.ts";
import type { AlertParts } from "../commands/announce.ts";
import { moveToZone } from "../commands/move.ts";

/** For somebody whose time zone became known, or is another one: alerts come at an hour of their day. */
export const moveAlerts = defineTask({
  name: "move-alerts",
  schema: z.object({ subjectId: z.int() }),
  run: (parts: AlertParts, { subjectId }) => moveToZone(parts, { accountId: subjectId }),
});

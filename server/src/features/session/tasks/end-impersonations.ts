import { z } from "zod";
import { defineTask } from "../../../platform/tasks/task.ts";
import type { SessionParts } from "../commands/announce.ts";
import { endImpersonations } from "../commands/end-sessions.ts";

/** Somebody became an administrator, or is none anymore. */
export const endImpersonationsOf = defineTask({
  name: "end-impersonations",
  schema: z.object({ subjectId: z.int() }),
  async run(parts: SessionParts, { subjectId }) {
    await parts.database.write((writer) => endImpersonations(parts, writer, subjectId));
  },
});

import { z } from "zod";
import { defineTask } from "../../../platform/tasks/task.ts";
import type { SessionParts } from "../commands/announce.ts";
import { endImpersonations } from "../commands/end-sessions.ts";

const schema = z.object({ subjectId: z.int() });

/** Somebody became an administrator, whom nobody may impersonate. What they begin themselves from now on goes on. */
export const endImpersonationsOf = defineTask({
  name: "end-impersonations-of",
  schema,
  async run(parts: SessionParts, { subjectId }) {
    await parts.database.write((writer) => endImpersonations(parts, writer, subjectId, "administrators'"));
  },
});

/** Somebody is no administrator anymore. */
export const endImpersonationsBy = defineTask({
  name: "end-impersonations-by",
  schema,
  async run(parts: SessionParts, { subjectId }) {
    await parts.database.write((writer) => endImpersonations(parts, writer, subjectId, "its own"));
  },
});

import { z } from "zod";
import { defineTask } from "../../../platform/tasks/task.ts";
import { keepDisowned } from "../commands/deletion.ts";
import type { OwnDataParts } from "../commands/parts.ts";

/** Calls off the deletion of an account that somebody else was in. */
export const keepDisownedAccount = defineTask({
  name: "keep-disowned-account",
  schema: z.object({ subjectId: z.int() }),
  run: (parts: OwnDataParts, { subjectId }) => keepDisowned(parts, subjectId),
});

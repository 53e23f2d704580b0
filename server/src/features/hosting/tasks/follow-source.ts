import { z } from "zod";
import { defineTask } from "../../../platform/tasks/task.ts";
import { draftImported } from "../commands/draft-imported.ts";
import { dropPostingOf } from "../commands/drop.ts";
import { followSource } from "../commands/follow.ts";
import type { SourceParts, StepParts } from "../commands/parts.ts";

const schema = z.object({ subjectId: z.int() });

/** Updates a confirmed posting with what its source says now. */
export const followPostingSource = defineTask({
  name: "follow-source",
  schema,
  run: (parts: SourceParts, { subjectId }) => followSource(parts, subjectId),
});

/** Gives a draft from a source its form. */
export const draftFromSource = defineTask({
  name: "draft-from-source",
  schema,
  run: (parts: SourceParts, { subjectId }) => draftImported(parts, subjectId),
});

/** Closes what a connected source no longer lists. */
export const dropPosting = defineTask({
  name: "drop-posting",
  schema,
  run: (parts: StepParts, { subjectId }) => dropPostingOf(parts, subjectId),
});

export const sourceTasks = [followPostingSource, draftFromSource, dropPosting] as const;

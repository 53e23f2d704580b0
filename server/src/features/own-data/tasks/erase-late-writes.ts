import { z } from "zod";
import { defineTask } from "../../../platform/tasks/task.ts";
import { eraseLate } from "../commands/erase/erase-late.ts";
import type { OwnDataParts } from "../commands/parts.ts";

/** For some minutes its payload says who somebody was: after that, nothing does. */
export const eraseLateWrites = defineTask({
  name: "erase-late-writes",
  schema: z.object({
    accountId: z.int(),
    emails: z.array(z.string()),
    /** A task that an earlier version queued doesn't tell them apart. */
    unproved: z.array(z.string()).default([]),
    names: z.array(z.string()),
    hirers: z.array(z.string()),
    /** A task that an earlier version queued has none. */
    announcements: z.array(z.int()).default([]),
  }),
  run: (parts: Pick<OwnDataParts, "database" | "clock" | "events">, person, task) =>
    eraseLate(parts, person, task),
});

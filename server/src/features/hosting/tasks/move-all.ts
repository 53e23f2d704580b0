import { closingReasons } from "@candor/contract/hosting/life";
import { z } from "zod";
import { defineTask } from "../../../platform/tasks/task.ts";
import { moveEach } from "../commands/move-all.ts";
import type { StepParts } from "../commands/parts.ts";
import { askerOf } from "../queries/all-postings.ts";

/** Pauses or closes all postings of an organization. They may be many, so it runs apart from quick tasks. */
export const moveAllPostings = defineTask({
  name: "move-all-postings",
  schema: z.object({
    organizationId: z.int(),
    move: z.enum(["pause", "close"]),
    reason: z.enum(closingReasons).optional(),
    sequence: z.int(),
  }),
  lane: "slow",
  async run(parts: StepParts, { sequence, ...asked }) {
    await moveEach(parts, { ...asked, actor: await askerOf(parts.database.read, sequence) });
  },
});

import { z } from "zod";
import { defineTask } from "../../../platform/tasks/task.ts";
import { lapseProposal } from "../commands/end.ts";
import type { GigParts } from "../commands/parts.ts";

/** Runs a millisecond after a proposal's promised date. */
export const lapseAtDate = defineTask({
  name: "lapse-gig-proposal",
  schema: z.object({ proposalId: z.int() }),
  run: (parts: GigParts, { proposalId }) => lapseProposal(parts, proposalId),
});

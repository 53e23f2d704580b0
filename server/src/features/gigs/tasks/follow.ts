import { z } from "zod";
import { defineTask } from "../../../platform/tasks/task.ts";
import { withdrawHiddenProposals } from "../commands/end.ts";
import { closeGigsOf } from "../commands/gigs.ts";
import type { GigParts } from "../commands/parts.ts";

/** After somebody blocks an organization, withdraws their waiting proposals there. */
export const withdrawBlockedProposals = defineTask({
  name: "withdraw-blocked-gig-proposals",
  schema: z.object({ subjectId: z.int() }),
  run: (parts: GigParts, { subjectId }) => withdrawHiddenProposals(parts, subjectId),
});

/** Closes gigs that nobody answers for anymore. */
export const closeAbandonedGigs = defineTask({
  name: "close-abandoned-gigs",
  schema: z.object({ organizationId: z.int() }),
  run: (parts: GigParts, { organizationId }) => closeGigsOf(parts, organizationId),
});

import { z } from "zod";
import { defineTask } from "../../../platform/tasks/task.ts";
import type { OrganizationParts } from "../commands/announce.ts";
import { endDisownedInvitationsOf } from "../commands/invitations.ts";

/** Somebody else was in the account, and may have invited themselves. */
export const endDisownedInvitations = defineTask({
  name: "end-disowned-invitations",
  schema: z.object({ subjectId: z.int() }),
  run: (parts: Pick<OrganizationParts, "database" | "clock">, { subjectId }) =>
    endDisownedInvitationsOf(parts, subjectId),
});

import { z } from "zod";
import { defineTask } from "../../../platform/tasks/task.ts";
import type { StepParts } from "../commands/parts.ts";
import { settleClients } from "../commands/settle-clients.ts";

/**
 * Makes postings name exactly the clients that confirm it. Slow, because there may be many, so that quick tasks don't
 * wait for it.
 */
export const settleClientsOf = defineTask({
  name: "settle-clients",
  schema: z.object({ organizationId: z.int() }),
  slow: true,
  run: (parts: StepParts, { organizationId }) => settleClients(parts, organizationId),
});

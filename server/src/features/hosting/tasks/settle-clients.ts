import { z } from "zod";
import { defineTask } from "../../../platform/tasks/task.ts";
import type { StepParts } from "../commands/parts.ts";
import { settleClients } from "../commands/settle-clients.ts";

/** Postings name the clients that confirm it, and no others. They may be many, so it keeps no quick task waiting. */
export const settleClientsOf = defineTask({
  name: "settle-clients",
  schema: z.object({ organizationId: z.int() }),
  slow: true,
  run: (parts: StepParts, { organizationId }) => settleClients(parts, organizationId),
});

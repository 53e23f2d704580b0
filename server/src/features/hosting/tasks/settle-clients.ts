import { z } from "zod";
import { defineTask } from "../../../platform/tasks/task.ts";
import type { StepParts } from "../commands/parts.ts";
import { settleClients } from "../commands/settle-clients.ts";

/** Makes postings name exactly the clients that confirm it. They may be many, so it runs apart from quick tasks. */
export const settleClientsOf = defineTask({
  name: "settle-clients",
  schema: z.object({ organizationId: z.int() }),
  lane: "slow",
  run: (parts: StepParts, { organizationId }) => settleClients(parts, organizationId),
});

import { z } from "zod";
import type { TaskHandler } from "../../platform/tasks/worker.ts";
import { countAnswers, type LedgerParts } from "./commands.ts";

const payloadSchema = z.object({ organizationId: z.int(), sequence: z.int().optional() });

/** After an answer or its absence, and when one leaves the window. */
export function countAnswersHandler(parts: LedgerParts): TaskHandler {
  return async (payload) => {
    const { organizationId, sequence } = payloadSchema.parse(payload);
    await countAnswers(parts, organizationId, sequence);
  };
}

import { z } from "zod";
import type { TaskHandler } from "../../platform/tasks/worker.ts";
import { countAnswers, type LedgerParts } from "./commands.ts";

export const countAnswersTask = "count-answers";

const payloadSchema = z.object({ organizationId: z.int() });

export function countAnswersHandler(parts: LedgerParts): TaskHandler {
  return async (payload) => countAnswers(parts, payloadSchema.parse(payload).organizationId);
}

import { startOfDay } from "@candor/contract/applications/business-days";
import { z } from "zod";
import { day } from "../../platform/durations.ts";
import { isoDate } from "../../platform/iso-time.ts";
import { enqueue } from "../../platform/tasks/queue.ts";
import { defineTask, requestOf } from "../../platform/tasks/task.ts";
import { countAnswers, type LedgerParts } from "./commands.ts";

/** Runs after an answer or a missed one, and when one leaves the window. */
export const countAnswersOf = defineTask({
  name: "count-answers",
  schema: z.object({ organizationId: z.int(), sequence: z.int().optional() }),
  run: (parts: LedgerParts, { organizationId, sequence }) => countAnswers(parts, organizationId, sequence),
});

/** Queues the next count for the day after an answer leaves the window; once a day is enough. */
export const countAgain = defineTask({
  name: "count-again",
  schema: z.object({ subjectId: z.int(), changesAt: z.int().nullable() }),
  async run({ database, clock }: LedgerParts, { subjectId: organizationId, changesAt }) {
    if (changesAt === null) return;
    const runAt = startOfDay(changesAt) + day;
    const key = `${organizationId}:${isoDate(runAt)}`;
    const request = requestOf(countAnswersOf, { key, payload: { organizationId }, runAt });
    await database.write((writer) => enqueue(writer, request, clock.now()));
  },
});

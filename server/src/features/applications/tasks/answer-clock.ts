import { z } from "zod";
import { enqueue, type TaskRequest } from "../../../platform/tasks/queue.ts";
import { defineTask, requestOf } from "../../../platform/tasks/task.ts";
import type { ApplicationParts } from "../commands/announce.ts";
import { closeUnanswered, promiseAnswers } from "../commands/keep-promise.ts";
import { remindersOf } from "./remind-pros.ts";

/** Queues the reminders and the closing. Applications due on the same day share their reminders. */
export const startAnswerClock = defineTask({
  name: "start-answer-clock",
  schema: z.object({ subjectId: z.int(), organizationId: z.int(), answerBy: z.int().nullable() }),
  async run({ database, clock }: ApplicationParts, { subjectId, organizationId, answerBy }) {
    if (answerBy === null) return;
    await database.write(async (writer) => {
      for (const request of clockOf(subjectId, organizationId, answerBy))
        await enqueue(writer, request, clock.now());
    });
  },
});

export const closeAtDate = defineTask({
  name: "close-at-date",
  schema: z.object({ applicationId: z.int() }),
  async run(parts: ApplicationParts, { applicationId }) {
    const again = await closeUnanswered(parts, applicationId);
    if (again === undefined) return;
    const payload = { applicationId };
    const request = requestOf(closeAtDate, { key: `${applicationId}:${again}`, payload, runAt: again });
    await parts.database.write((writer) => enqueue(writer, request, parts.clock.now()));
  },
});

export const promiseAnswersOf = defineTask({
  name: "promise-answers",
  schema: z.object({ organizationId: z.int() }),
  run: (parts: ApplicationParts, { organizationId }) => promiseAnswers(parts, organizationId),
});

function clockOf(applicationId: number, organizationId: number, answerBy: number): TaskRequest[] {
  const close = requestOf(closeAtDate, {
    key: `${applicationId}:${answerBy}`,
    payload: { applicationId },
    runAt: answerBy + 1,
  });
  return [...remindersOf(organizationId, answerBy), close];
}

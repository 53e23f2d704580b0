import { businessDaysBefore, startOfDay } from "@candor/contract/business-days";
import { z } from "zod";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/database.ts";
import { hour } from "../../../platform/durations.ts";
import { isoDate } from "../../../platform/iso-time.ts";
import { enqueue, type TaskRequest } from "../../../platform/tasks/queue.ts";
import type { TaskHandler } from "../../../platform/tasks/worker.ts";
import type { ApplicationParts } from "../commands/announce.ts";
import { closeUnanswered, promiseAnswers } from "../commands/keep-promise.ts";
import { remindHirers } from "./remind-hirers.ts";

export const startAnswerClock = "start-answer-clock";
export const closeAtDate = "close-at-date";
export const promiseAnswersTask = "promise-answers";

/** Reminders go out on the day when an answer is due, and so many business days before, at this hour (UTC). */
const remindedBefore = [2, 0];
const remindedAt = 9 * hour;

const promised = z.object({
  subjectId: z.int(),
  organizationId: z.int(),
  answerBy: z.int().nullable(),
});

/** Queues what happens by the promised date. A thousand applications of one day remind their hirers once. */
export function startAnswerClockHandler({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): TaskHandler {
  return async (payload) => {
    const { subjectId, organizationId, answerBy } = promised.parse(payload);
    if (answerBy === null) return;
    await database.write(async (writer) => {
      for (const task of clockOf(subjectId, organizationId, answerBy))
        await enqueue(writer, task, clock.now());
    });
  };
}

function clockOf(applicationId: number, organizationId: number, answerBy: number): TaskRequest[] {
  const close: TaskRequest = {
    name: closeAtDate,
    key: `${closeAtDate}:${applicationId}:${answerBy}`,
    payload: { applicationId },
    runAt: answerBy + 1,
  };
  const reminders = remindedBefore.map((days): TaskRequest => {
    const date = days === 0 ? startOfDay(answerBy) : businessDaysBefore(answerBy, days);
    const key = `${remindHirers}:${organizationId}:${isoDate(date)}`;
    return { name: remindHirers, key, payload: { organizationId, date }, runAt: date + remindedAt };
  });
  return [...reminders, close];
}

export function closeAtDateHandler(parts: ApplicationParts): TaskHandler {
  const schema = z.object({ applicationId: z.int() });
  return async (payload) => closeUnanswered(parts, schema.parse(payload).applicationId);
}

export function promiseAnswersHandler(parts: ApplicationParts): TaskHandler {
  const schema = z.object({ organizationId: z.int() });
  return async (payload) => promiseAnswers(parts, schema.parse(payload).organizationId);
}

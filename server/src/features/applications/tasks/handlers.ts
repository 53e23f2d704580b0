import type { TaskHandler } from "../../../platform/tasks/worker.ts";
import {
  closeAtDate,
  closeAtDateHandler,
  promiseAnswersHandler,
  promiseAnswersTask,
  startAnswerClock,
  startAnswerClockHandler,
} from "./answer-clock.ts";
import type { MailingParts } from "./mailing.ts";
import { remindHirers, remindHirersHandler } from "./remind-hirers.ts";
import { tellHirersHandlers } from "./tell-hirers.ts";
import { tellSeekerHandlers } from "./tell-seeker.ts";

/** All that is done later about applications. */
export function applicationTasks(parts: MailingParts): Readonly<Record<string, TaskHandler>> {
  return {
    ...tellSeekerHandlers(parts),
    ...tellHirersHandlers(parts),
    [startAnswerClock]: startAnswerClockHandler(parts),
    [closeAtDate]: closeAtDateHandler(parts),
    [promiseAnswersTask]: promiseAnswersHandler(parts),
    [remindHirers]: remindHirersHandler(parts),
  };
}

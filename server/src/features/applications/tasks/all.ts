import { closeAtDate, promiseAnswersOf, startAnswerClock } from "./answer-clock.ts";
import { mailMigrationCode } from "./mail-migration-code.ts";
import { remindHirers } from "./remind-hirers.ts";
import { mailReceived, mailWithdrawn } from "./tell-hirers.ts";
import { mailMove, mailReceipt, mailUnanswered } from "./tell-seeker.ts";

/** Everything that is done later about applications. */
export const applicationTasks = [
  mailReceipt,
  mailReceived,
  mailWithdrawn,
  mailMove,
  mailUnanswered,
  mailMigrationCode,
  startAnswerClock,
  closeAtDate,
  promiseAnswersOf,
  remindHirers,
] as const;

import { closeAtDate, promiseAnswersOf, startAnswerClock } from "./answer-clock.ts";
import { mailMigrationCode } from "./mail-migration-code.ts";
import { remindPros } from "./remind-pros.ts";
import { mailReceived, mailWithdrawn } from "./tell-pros.ts";
import { mailMove, mailReceipt, mailUnanswered } from "./tell-seeker.ts";

/** All background tasks of applications. */
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
  remindPros,
] as const;

import { closeAtDate, promiseAnswersOf, startAnswerClock } from "./answer-clock.ts";
import { carryOutDecision } from "./carry-out-decision.ts";
import { mailMigrationCode } from "./mail-migration-code.ts";
import { remindPros } from "./remind-pros.ts";
import { mailEdited, mailReceived, mailReplied, mailWithdrawn } from "./tell-pros.ts";
import { mailMove, mailReceipt, mailUnanswered } from "./tell-seeker.ts";

/** All background tasks of applications. */
export const applicationTasks = [
  mailReceipt,
  mailReceived,
  mailEdited,
  mailWithdrawn,
  mailReplied,
  mailMove,
  mailUnanswered,
  mailMigrationCode,
  startAnswerClock,
  closeAtDate,
  carryOutDecision,
  promiseAnswersOf,
  remindPros,
] as const;

import { closeAtDate, promiseAnswersOf, startAnswerClock } from "./answer-clock.ts";
import { carryOutDecision } from "./carry-out-decision.ts";
import { startDecisionClock, startDecisionClocks } from "./decision-clock.ts";
import { mailDigest } from "./mail-digest.ts";
import { mailMigrationCode } from "./mail-migration-code.ts";
import { remindOfMeeting } from "./meetings/remind.ts";
import { mailMeeting } from "./meetings/tell-seeker.ts";
import { remindPros } from "./remind-pros.ts";
import { sendHeld } from "./send-held.ts";
import { tellAbandoned } from "./tell-abandoned.ts";
import { mailEdited, mailMeetingNews, mailReceived, mailReplied, mailWithdrawn } from "./tell-pros.ts";
import { mailAbandoned, mailMove, mailReceipt, mailUnanswered } from "./tell-seeker.ts";
import { withdrawBlocked } from "./withdraw-hidden.ts";

/** All background tasks for applications. */
export const applicationTasks = [
  mailReceipt,
  mailReceived,
  mailEdited,
  mailWithdrawn,
  mailReplied,
  mailDigest,
  mailMove,
  mailMeeting,
  mailMeetingNews,
  remindOfMeeting,
  mailUnanswered,
  tellAbandoned,
  mailAbandoned,
  mailMigrationCode,
  startAnswerClock,
  closeAtDate,
  carryOutDecision,
  sendHeld,
  promiseAnswersOf,
  startDecisionClock,
  startDecisionClocks,
  remindPros,
  withdrawBlocked,
] as const;

import type {
  ApplicationEvent,
  ApplicationReleased,
  MigrationRequested,
} from "../features/applications/events.ts";
import { startAnswerClock } from "../features/applications/tasks/answer-clock.ts";
import { startDecisionClock } from "../features/applications/tasks/decision-clock.ts";
import { mailMigrationCode } from "../features/applications/tasks/mail-migration-code.ts";
import { mailMeeting } from "../features/applications/tasks/meetings/tell-seeker.ts";
import {
  mailEdited,
  mailMeetingNews,
  mailReceived,
  mailReplied,
  mailWithdrawn,
} from "../features/applications/tasks/tell-pros.ts";
import { mailMove, mailReceipt, mailUnanswered } from "../features/applications/tasks/tell-seeker.ts";
import { noticesOf } from "../features/applications/views/notices.ts";
import { planInterviewMail } from "../features/interviews/tasks.ts";
import { countAnswersOf } from "../features/ledger/tasks.ts";
import { tellPrograms } from "../features/programs/tasks.ts";
import { mailApplicationReleased } from "../features/session/tasks/tell-owner.ts";
import type { LoggedEvent } from "../platform/events/log.ts";
import type { Consequences, Showing } from "./consequence.ts";
import { tellOwnPages } from "./own-pages.ts";

export const applicationConsequences: Consequences<
  ApplicationEvent | ApplicationReleased | MigrationRequested
> = {
  "application-submitted": {
    tasks: [mailReceipt, mailReceived, startAnswerClock, planInterviewMail, tellPrograms],
    notices: tellParties,
  },
  "application-edited": { tasks: [mailEdited], notices: tellParties },
  "application-viewed": { notices: tellParties },
  // Opening isn't an event of this name: every move is an answer.
  "application-moved": {
    tasks: [mailMove, mailMeetingNews, startDecisionClock, countAnswersOf, tellPrograms],
    notices: tellParties,
  },
  "application-withdrawn": { tasks: [mailWithdrawn, mailMeeting, tellPrograms], notices: tellParties },
  "invitation-replied": { tasks: [mailReplied, mailMeeting, startDecisionClock], notices: tellParties },
  "times-offered": { tasks: [mailMeeting, mailMeetingNews, startDecisionClock], notices: tellParties },
  "meeting-canceled": { tasks: [mailMeeting, mailMeetingNews, startDecisionClock], notices: tellParties },
  "meeting-missed": { tasks: [mailMeeting, mailMeetingNews, startDecisionClock], notices: tellParties },
  "absence-answered": { tasks: [mailMeeting, mailMeetingNews, startDecisionClock], notices: tellParties },
  "contact-shared": { notices: tellParties },
  "contact-hidden": { notices: tellParties },
  "migration-requested": { tasks: [mailMigrationCode] },
  "application-migrated": { notices: tellParties },
  "application-released": { tasks: [mailApplicationReleased] },
  "answer-promised": { tasks: [startAnswerClock], notices: tellParties },
  "answer-reminded": { notices: tellParties },
  "application-unanswered": { tasks: [mailUnanswered, countAnswersOf], notices: tellParties },
};

function tellParties(event: LoggedEvent & ApplicationEvent, showing: Showing): void {
  const { notifier, changes } = showing;
  for (const { to, write } of noticesOf(event)) for (const accountId of to) notifier.notify(accountId, write);
  tellOwnPages(event, showing);
  const { organizationId, hirers } = event.payload;
  // An application that is hidden from the organization concerns nobody there.
  if (hirers.length > 0) changes.changed(organizationId, [event.subjectId]);
}

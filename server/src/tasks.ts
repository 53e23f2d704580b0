import { agencyTasks } from "./features/agencies/tasks.ts";
import { makeConfirmedAlert } from "./features/alerts/tasks/make-confirmed.ts";
import { moveAlerts } from "./features/alerts/tasks/move.ts";
import { sendAlerts } from "./features/alerts/tasks/send.ts";
import { pauseReported, switchByMail } from "./features/alerts/tasks/switch-by-mail.ts";
import { applicationTasks } from "./features/applications/tasks/all.ts";
import { endDisownedFeed } from "./features/calendars/tasks.ts";
import { mailMessage } from "./features/conversations/tasks/mail-message.ts";
import { takeReply } from "./features/conversations/tasks/take-reply.ts";
import { exchangeTasks } from "./features/exchange/tasks.ts";
import { gigTasks } from "./features/gigs/tasks/all.ts";
import { abandonPostingsOf } from "./features/hosting/tasks/abandon.ts";
import { hostingTasks } from "./features/hosting/tasks/clock.ts";
import { sourceTasks } from "./features/hosting/tasks/follow-source.ts";
import { settleClientsOf } from "./features/hosting/tasks/settle-clients.ts";
import { withholdReported } from "./features/hosting/tasks/withhold.ts";
import { interviewTasks } from "./features/interviews/tasks.ts";
import { keepingTasks } from "./features/keeping/tasks.ts";
import { mailLead, mailLeadAnswer, remindOfLead, startLeadClock } from "./features/leads/tasks.ts";
import { countAgain, countAnswersOf } from "./features/ledger/tasks.ts";
import { announceArticle } from "./features/news/tasks.ts";
import { organizationTasks } from "./features/organizations/tasks/all.ts";
import { mailOutsideReminder } from "./features/outside-applications/tasks/remind.ts";
import { ownDataTasks } from "./features/own-data/tasks/all.ts";
import { mailMention } from "./features/pipeline/tasks.ts";
import { preferenceTasks } from "./features/preferences/tasks/all.ts";
import {
  deliverToProgram,
  endDisownedAccess,
  endProgramAccess,
  mailHookStopped,
  tellPrograms,
  tellProgramsOfEach,
} from "./features/programs/tasks.ts";
import { mailAllowed, mailReport, mailReportAnswer, mailWithheld } from "./features/reports/tasks.ts";
import { mailClosing } from "./features/saved-postings/tasks.ts";
import { sessionTasks } from "./features/session/tasks/all.ts";
import { mailAppealAnswer, mailAppealWaiting } from "./features/signals/tasks.ts";
import { announceNotice } from "./features/site-notice/tasks.ts";
import { removeFile, removeUnrecorded } from "./platform/file-records.ts";
import { deliverMail, deliverPush, deliverText } from "./platform/mail/deliver.ts";
import { forgetAtNight } from "./retention.ts";

/** Every kind of task that the worker knows. */
export const tasks = [
  removeFile,
  removeUnrecorded,
  forgetAtNight,
  deliverMail,
  deliverPush,
  deliverText,
  ...agencyTasks,
  settleClientsOf,
  sendAlerts,
  makeConfirmedAlert,
  moveAlerts,
  switchByMail,
  pauseReported,
  ...preferenceTasks,
  endDisownedFeed,
  ...sessionTasks,
  ...applicationTasks,
  mailMessage,
  takeReply,
  ...organizationTasks,
  ...interviewTasks,
  ...keepingTasks,
  ...ownDataTasks,
  mailLead,
  mailLeadAnswer,
  startLeadClock,
  remindOfLead,
  ...gigTasks,
  mailOutsideReminder,
  mailClosing,
  announceArticle,
  announceNotice,
  mailMention,
  ...exchangeTasks,
  ...hostingTasks,
  ...sourceTasks,
  abandonPostingsOf,
  withholdReported,
  mailReport,
  mailReportAnswer,
  mailAllowed,
  mailWithheld,
  mailAppealAnswer,
  mailAppealWaiting,
  tellPrograms,
  tellProgramsOfEach,
  deliverToProgram,
  endDisownedAccess,
  endProgramAccess,
  mailHookStopped,
  countAnswersOf,
  countAgain,
] as const;

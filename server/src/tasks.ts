import { makeConfirmedAlert } from "./features/alerts/tasks/make-confirmed.ts";
import { sendAlerts } from "./features/alerts/tasks/send.ts";
import { switchByMail } from "./features/alerts/tasks/switch-by-mail.ts";
import { applicationTasks } from "./features/applications/tasks/all.ts";
import { mailMessage } from "./features/conversations/tasks/mail-message.ts";
import { takeReply } from "./features/conversations/tasks/take-reply.ts";
import { clusterPosting } from "./features/exchange/tasks.ts";
import { abandonPostingsOf } from "./features/hosting/tasks/abandon.ts";
import { hostingTasks } from "./features/hosting/tasks/clock.ts";
import { followPostingSource } from "./features/hosting/tasks/follow-source.ts";
import { interviewTasks } from "./features/interviews/tasks.ts";
import { keepingTasks } from "./features/keeping/tasks.ts";
import { mailLead, mailLeadAnswer } from "./features/leads/tasks.ts";
import { countAgain, countAnswersOf } from "./features/ledger/tasks.ts";
import { organizationTasks } from "./features/organizations/tasks/all.ts";
import { mailOutsideReminder } from "./features/outside-applications/tasks/remind.ts";
import { ownDataTasks } from "./features/own-data/tasks/all.ts";
import { mailMention } from "./features/pipeline/tasks.ts";
import { preferenceTasks } from "./features/preferences/tasks/all.ts";
import { deliverToProgram, tellPrograms } from "./features/programs/tasks.ts";
import { sessionTasks } from "./features/session/tasks/all.ts";
import { removeFile } from "./platform/file-records.ts";
import { deliverMail } from "./platform/mail/deliver.ts";

/** Every kind of task that the worker knows. */
export const tasks = [
  removeFile,
  deliverMail,
  sendAlerts,
  makeConfirmedAlert,
  switchByMail,
  ...preferenceTasks,
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
  mailOutsideReminder,
  mailMention,
  clusterPosting,
  ...hostingTasks,
  followPostingSource,
  abandonPostingsOf,
  tellPrograms,
  deliverToProgram,
  countAnswersOf,
  countAgain,
] as const;

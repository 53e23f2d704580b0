import { type MessageKey, message } from "@candor/contract/messages/message";
import { type Notification, notificationTimeout } from "@candor/contract/websocket";
import type { InterviewEvent } from "../features/interviews/events.ts";
import { mailAskedInterview } from "../features/interviews/tasks.ts";
import type { Consequences, Showing } from "./consequences.ts";

export const interviewConsequences: Consequences<InterviewEvent> = {
  "interview-sent": { notices: tellPros },
  "interview-deleted": {},
  "interview-asked": { tasks: [mailAskedInterview], notices: tellApplicant },
};

function tellPros({ subjectId, payload }: InterviewEvent, { notifier }: Showing): void {
  const href = `/organization/applications/${subjectId}`;
  for (const accountId of payload.hirers)
    if (accountId !== payload.accountId)
      notifier.notify(accountId, notification("notice.interviewSent", payload.title, href));
}

function tellApplicant({ subjectId, payload }: InterviewEvent, { notifier }: Showing): void {
  const href = `/settings/application/${subjectId}`;
  notifier.notify(payload.accountId, notification("notice.interviewAsked", payload.title, href));
}

function notification(key: MessageKey, title: string, href: string): Notification {
  return { key, text: message(key, { title }), tone: "information", timeout: notificationTimeout, href };
}

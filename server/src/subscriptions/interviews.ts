import { message } from "@candor/contract/messages/message";
import { notificationTimeout } from "@candor/contract/websocket";
import type { InterviewEvent } from "../features/interviews/events.ts";
import { mailAskedInterview } from "../features/interviews/tasks.ts";
import type { Consequences, Showing } from "./consequences.ts";

export const interviewConsequences: Consequences<InterviewEvent> = {
  "interview-sent": { notices: tellPros },
  "interview-deleted": {},
  "interview-asked": { tasks: [mailAskedInterview] },
};

function tellPros({ subjectId, payload }: InterviewEvent, { notifier }: Showing): void {
  const notification = {
    key: "notice.interviewSent",
    text: message("notice.interviewSent", { title: payload.title }),
    tone: "information",
    timeout: notificationTimeout,
    href: `/organization/applications/${subjectId}`,
  } as const;
  for (const accountId of payload.hirers)
    if (accountId !== payload.accountId) notifier.notify(accountId, notification);
}

import { notificationOf } from "@candor/contract/notification";
import type { InterviewEvent } from "../features/interviews/events.ts";
import { mailAskedInterview } from "../features/interviews/tasks.ts";
import type { Consequences, Showing } from "./consequence.ts";

export const interviewConsequences: Consequences<InterviewEvent> = {
  "interview-sent": { notices: tellPros },
  "interview-deleted": {},
  "interview-asked": { tasks: [mailAskedInterview], notices: tellApplicant },
};

function tellPros({ subjectId, payload }: InterviewEvent, { notifier }: Showing): void {
  const href = `/organization/applications/${subjectId}`;
  for (const accountId of payload.hirers)
    if (accountId !== payload.accountId)
      notifier.notify(accountId, () =>
        notificationOf("notice.interviewSent", { title: payload.title }, href),
      );
}

function tellApplicant({ subjectId, payload }: InterviewEvent, { notifier }: Showing): void {
  const href = `/settings/application/${subjectId}`;
  notifier.notify(payload.accountId, () =>
    notificationOf("notice.interviewAsked", { title: payload.title }, href),
  );
}

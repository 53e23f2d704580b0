import type { AccountEvent } from "../features/accounts/events.ts";
import { promiseAnswersOf } from "../features/applications/tasks/answer-clock.ts";
import { type Consequences, everyPosting } from "./consequences.ts";

export const accountConsequences: Consequences<AccountEvent> = {
  "administrator-granted": {},
  "administrator-revoked": {
    notices: ({ subjectId }, { notifier }) => notifier.endImpersonations(subjectId ?? 0),
  },
  "pro-appointed": { tasks: [promiseAnswersOf], notices: everyPosting },
};

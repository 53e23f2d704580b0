import type { AccountEvent } from "../features/accounts/events.ts";
import { moveAlerts } from "../features/alerts/tasks/move.ts";
import { promiseAnswersOf } from "../features/applications/tasks/answer-clock.ts";
import { endImpersonationsBy, endImpersonationsOf } from "../features/session/tasks/end-impersonations.ts";
import { mailAdministrator } from "../features/session/tasks/tell-owner.ts";
import { type Consequences, everyPosting } from "./consequence.ts";

export const accountConsequences: Consequences<AccountEvent> = {
  "administrator-granted": { tasks: [mailAdministrator, endImpersonationsOf] },
  "administrator-revoked": {
    tasks: [mailAdministrator, endImpersonationsBy],
    notices: ({ subjectId }, { notifier }) => notifier.endImpersonations(subjectId ?? 0),
  },
  "pro-appointed": { tasks: [promiseAnswersOf], notices: everyPosting },
  "time-zone-changed": { tasks: [moveAlerts] },
};

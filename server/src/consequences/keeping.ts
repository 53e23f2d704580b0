import type { MessageKey } from "@candor/contract/messages/message";
import { notificationOf } from "@candor/contract/notification";
import type { KeepingEvent } from "../features/keeping/events.ts";
import { mailKeepingAsked, mailKeptInvited } from "../features/keeping/tasks.ts";
import type { Consequences, Showing } from "./consequence.ts";

export const keepingConsequences: Consequences<KeepingEvent> = {
  "keeping-asked": { tasks: [mailKeepingAsked], notices: tell("notice.keepingAsked") },
  "keeping-agreed": {},
  "keeping-ended": {},
  "kept-invited": { tasks: [mailKeptInvited], notices: tell("notice.keptInvited") },
};

function tell(key: MessageKey) {
  return ({ subjectId, payload }: KeepingEvent, { notifier }: Showing): void => {
    const href = `/settings/application/${payload.applicationId}`;
    notifier.notify(subjectId, () => notificationOf(key, { title: payload.title }, href));
  };
}

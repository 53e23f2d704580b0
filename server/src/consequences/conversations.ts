import { notificationOf } from "@candor/contract/notification";
import type { MessageSent } from "../features/conversations/events.ts";
import { mailMessage } from "../features/conversations/tasks/mail-message.ts";
import type { LoggedEvent } from "../platform/events/log.ts";
import type { Consequences, Showing } from "./consequence.ts";
import { tellOwnPages } from "./own-pages.ts";

export const conversationConsequences: Consequences<MessageSent> = {
  "message-sent": { tasks: [mailMessage], notices: tellBoth },
};

function tellBoth(event: LoggedEvent & MessageSent, showing: Showing): void {
  tellOthers(event, showing);
  tellOwnPages(event, showing);
}

/** Everybody but the author: the other side, and colleagues who read along. */
function tellOthers({ subjectId, actorId, payload }: MessageSent, { notifier, changes }: Showing): void {
  const { accountId, organizationId, hirers, title } = payload;
  for (const reader of new Set([accountId, ...hirers])) {
    if (reader === actorId) continue;
    const path = reader === accountId ? "/settings/application" : "/organization/applications";
    notifier.notify(reader, () =>
      notificationOf("notice.message", { title }, `${path}/${subjectId}#messages`),
    );
  }
  if (hirers.length > 0) changes.changed(organizationId, [subjectId]);
}

import { type MessageKey, message } from "@candor/contract/messages/message";
import { type Notification, notificationTimeout } from "@candor/contract/websocket";
import type { GigEvent, GigProposalEvent } from "../features/gigs/events.ts";
import { mailAccepted, mailDeclined, mailProposal, mailUnanswered } from "../features/gigs/tasks/tell.ts";
import type { Announcement } from "../platform/events/log.ts";
import type { Consequences, Showing } from "./consequences.ts";

export const gigConsequences: Consequences<GigEvent | GigProposalEvent> = {
  "gig-opened": { notices: everyGig },
  "gig-changed": { notices: everyGig },
  "gig-closed": { notices: everyGig },
  "gig-proposal-sent": { tasks: [mailProposal], notices: tellPros },
  "gig-proposal-accepted": { tasks: [mailAccepted], notices: tellFreelancer("notice.gigProposalAccepted") },
  "gig-proposal-declined": { tasks: [mailDeclined], notices: tellFreelancer("notice.gigProposalDeclined") },
  "gig-proposal-withdrawn": {},
  "gig-proposal-unanswered": {
    tasks: [mailUnanswered],
    notices: tellFreelancer("notice.gigProposalUnanswered"),
  },
};

/** Strangers' pages list open gigs. */
function everyGig(_event: Announcement, { content }: Showing): void {
  content.advance();
}

function tellPros({ payload }: GigProposalEvent, { notifier }: Showing): void {
  const notice = noticeOf("notice.gigProposalReceived", payload.title, `/my-gigs/${payload.gigId}`);
  for (const accountId of payload.hirers) notifier.notify(accountId, notice);
}

function tellFreelancer(key: MessageKey) {
  return ({ payload }: GigProposalEvent, { notifier }: Showing): void =>
    notifier.notify(payload.accountId, noticeOf(key, payload.title, "/my-gigs"));
}

function noticeOf(key: MessageKey, title: string, href: string): Notification {
  return { key, text: message(key, { title }), tone: "information", timeout: notificationTimeout, href };
}

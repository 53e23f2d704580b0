import type { MessageKey } from "@candor/contract/messages/message";
import { notificationOf } from "@candor/contract/notification";
import type { GigEvent, GigProposalEvent } from "../features/gigs/events.ts";
import { mailAccepted, mailDeclined, mailProposal, mailUnanswered } from "../features/gigs/tasks/tell.ts";
import type { Announcement } from "../platform/events/log.ts";
import type { Consequences, Showing } from "./consequence.ts";

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
  const { title, gigId } = payload;
  const notice = () => notificationOf("notice.gigProposalReceived", { title }, `/my-gigs/${gigId}`);
  for (const accountId of payload.hirers) notifier.notify(accountId, notice);
}

function tellFreelancer(key: MessageKey) {
  return ({ payload }: GigProposalEvent, { notifier }: Showing): void =>
    notifier.notify(payload.accountId, () => notificationOf(key, { title: payload.title }, "/my-gigs"));
}

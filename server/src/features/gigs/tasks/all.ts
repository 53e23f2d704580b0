import { closeAbandonedGigs, withdrawBlockedProposals } from "./follow.ts";
import { lapseAtDate } from "./lapse.ts";
import { mailAccepted, mailDeclined, mailProposal, mailUnanswered } from "./tell.ts";

export const gigTasks = [
  lapseAtDate,
  mailProposal,
  mailAccepted,
  mailDeclined,
  mailUnanswered,
  withdrawBlockedProposals,
  closeAbandonedGigs,
] as const;

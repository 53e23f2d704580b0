import type { ProposalRow } from "../../features/gigs/queries/proposals.ts";
import { acceptedMail, declinedMail, proposalMail, unansweredMail } from "../../features/gigs/views/mails.ts";
import type { Mail } from "../../platform/mail/mail.ts";
import { choosing, days, now, organization, pro, type Sample, seeker, timeZone } from "./people.ts";

const row = {
  gig_id: 7,
  title: "Paint a lighthouse",
  organizationName: organization,
  first_name: "Ada",
  last_name: "Byron",
  budget: "perProject",
  amount: 3000,
  message: "I painted two of them.\nYou can call me at (212) 555-2368.",
  email: seeker.to,
  state: "sent",
  answer_by: now + 7 * days,
  note: null,
  answererEmail: pro.to,
} as unknown as ProposalRow;

const update = { timeZone, choosing: choosing("applicationUpdate") };

/** Mails about proposals for gigs. */
export const gigMails: Readonly<Record<string, Sample<Mail>>> = {
  "gig proposal": { by: proposalMail, mail: proposalMail(row, { ...pro, ...update }) },
  "gig proposal accepted": {
    by: acceptedMail,
    mail: acceptedMail({ ...row, state: "accepted", note: "When can you start?" }, { ...seeker, ...update }),
  },
  "gig proposal declined": { by: declinedMail, mail: declinedMail(row, { ...seeker, ...update }) },
  "gig proposal unanswered": {
    by: unansweredMail,
    mail: unansweredMail(row, { ...seeker, timeZone, choosing: choosing("applicationFollowUp") }),
  },
};

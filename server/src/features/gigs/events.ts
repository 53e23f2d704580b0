import type { Announcement } from "../../platform/events/log.ts";

interface OfGig extends Announcement {
  readonly subject: "gig";
  readonly subjectId: number;
  readonly payload: { readonly organizationId: number };
}

interface OfProposal extends Announcement {
  readonly subject: "gig-proposal";
  readonly subjectId: number;
  readonly payload: {
    readonly gigId: number;
    readonly title: string;
    readonly organizationId: number;
    /** The freelancer's. */
    readonly accountId: number;
    /** The accounts that answer for the organization. */
    readonly hirers: readonly number[];
  };
}

/** Each of these changes what everybody reads about gigs. */
export type GigEvent =
  | (OfGig & { readonly name: "gig-opened" })
  | (OfGig & { readonly name: "gig-changed" })
  | (OfGig & { readonly name: "gig-closed" });

export type GigProposalEvent =
  | (OfProposal & { readonly name: "gig-proposal-sent" })
  | (OfProposal & { readonly name: "gig-proposal-accepted" })
  | (OfProposal & { readonly name: "gig-proposal-declined" })
  | (OfProposal & { readonly name: "gig-proposal-withdrawn" })
  /** Its date passed without an answer. */
  | (OfProposal & { readonly name: "gig-proposal-unanswered" });

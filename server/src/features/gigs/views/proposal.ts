import { blackedOut } from "@candor/contract/applications/hidden-contact";
import type { OwnGigProposal, ReceivedGigProposal } from "@candor/contract/gigs/shapes";
import { isoTime } from "../../../platform/iso-time.ts";
import type { ProposalRow } from "../queries/proposals.ts";

export function ownProposalView(row: ProposalRow): OwnGigProposal {
  const contact = contactOf(row);
  return {
    ...sharedView(row),
    message: row.message,
    gig: { id: String(row.gig_id), title: row.title, isOpen: row.closed_at === null },
    organization: {
      id: String(row.organization_id),
      name: row.organizationName,
      slug: row.organizationSlug,
    },
    ...(contact !== undefined && { contact }),
  };
}

/** The address of the person who accepted it, unless they have since deleted their account. */
export function contactOf({ state, answererEmail }: ProposalRow): string | undefined {
  return state === "accepted" && answererEmail?.includes("@") ? answererEmail : undefined;
}

/** What the gig's organization reads. */
export function receivedProposalView(row: ProposalRow): ReceivedGigProposal {
  const seen = seenByOrganization(row);
  return {
    ...sharedView(row),
    name: seen(nameOf(row)),
    message: seen(row.message),
    ...(row.state === "accepted" && { email: row.email }),
  };
}

/** M-29: contact details are blacked out until the proposal is accepted. */
export function seenByOrganization({ state, email }: ProposalRow): (text: string) => string {
  return (text) => (state === "accepted" ? text : blackedOut(text, { email, phone: "" }));
}

export function nameOf({ first_name, last_name }: ProposalRow): string {
  return `${first_name} ${last_name}`;
}

function sharedView(row: ProposalRow) {
  return {
    id: String(row.id),
    budget: row.budget,
    amount: row.amount,
    state: row.state,
    sent: isoTime(row.created_at),
    answerBy: isoTime(row.answer_by),
    ...(row.ended_at !== null && { endedAt: isoTime(row.ended_at) }),
    ...(row.note !== null && { note: row.note }),
  };
}

import { budgetText } from "@candor/contract/gigs/budget-text";
import type { OwnGigProposal, ReceivedGigProposal } from "@candor/contract/gigs/shapes";
import { message } from "@candor/contract/messages/message";
import { useDates } from "../wording/use-dates.ts";

type Proposal = OwnGigProposal | ReceivedGigProposal;

/** Where a proposal is and since when; until it is answered, when the answer is or was due. */
export function ProposalState({ proposal }: { proposal: Proposal }) {
  const { dateText } = useDates();
  const { state, sent, answerBy, endedAt, budget, amount } = proposal;
  const isLate = state !== "withdrawn" && endedAt !== undefined && endedAt > answerBy;
  return (
    <p>
      <strong>{message(`gigProposal.state.${state}`, { date: dateText(endedAt ?? answerBy) })}</strong>
      {isLate && ` (${message("gigProposal.late", { date: dateText(answerBy) })})`}
      <span className="field-hint">
        {budgetText(budget, amount)}. {message("gigProposal.sentOn", { date: dateText(sent) })}.
      </span>
    </p>
  );
}

/** What the organization wrote with its answer, if anything. */
export function ProposalNote({ organization, note }: { organization: string; note: string | undefined }) {
  if (note === undefined) return null;
  return (
    <div>
      <p>{message("gigProposal.note", { organization })}</p>
      <blockquote>{note}</blockquote>
    </div>
  );
}

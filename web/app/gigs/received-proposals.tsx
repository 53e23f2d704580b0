import type { ReceivedGigProposal } from "@candor/contract/gigs/shapes";
import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { Form } from "react-router";
import { RefusalSummary } from "../session/fields/refusal-summary.tsx";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import type { RefusedAnswer } from "./answer-action.ts";
import { ProposalNote, ProposalState } from "./proposal-state.tsx";

interface ReceivedProposalsProps {
  readonly proposals: readonly ReceivedGigProposal[];
  readonly organization: string;
  readonly mayAnswer: boolean;
  readonly refused: RefusedAnswer | undefined;
}

/** The proposals for a gig, with an answer to those that wait for one. */
export function ReceivedProposals({ proposals, organization, mayAnswer, refused }: ReceivedProposalsProps) {
  return (
    <ul className="gig-proposals">
      {proposals.map((proposal) => (
        <li key={proposal.id} id={`proposal-${proposal.id}`}>
          <h3>{proposal.name}</h3>
          <ProposalState proposal={proposal} />
          <blockquote>{proposal.message}</blockquote>
          {proposal.email !== undefined && (
            <p>
              <a href={`mailto:${proposal.email}`}>{proposal.email}</a>
            </p>
          )}
          <ProposalNote organization={organization} note={proposal.note} />
          {mayAnswer && proposal.endedAt === undefined && (
            <AnswerForm proposal={proposal} refused={refused?.id === proposal.id ? refused : undefined} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface AnswerFormProps {
  readonly proposal: ReceivedGigProposal;
  readonly refused: RefusedAnswer | undefined;
}

function AnswerForm({ proposal: { id, name }, refused }: AnswerFormProps) {
  const note = `note-${id}`;
  return (
    <Form method="post" noValidate className="change-form">
      <RefusalSummary refusal={refused} />
      <input type="hidden" name="id" value={id} />
      <TextField
        name={note}
        label={message("myGigs.note", { name })}
        hint={message("myGigs.acceptTerms", { name })}
        multiline
        rows={3}
        maxLength={limits.noteCharacters}
        defaultValue={refused?.note}
        error={refused?.errors[note]}
      />
      <div className="actions">
        <Button name="intent" value="accepted">
          {message("myGigs.accept", { name })}
        </Button>
        <Button tone="quiet" name="intent" value="declined">
          {message("myGigs.decline", { name })}
        </Button>
      </div>
    </Form>
  );
}

import type { ReceivedGigProposal } from "@candor/contract/gigs/shapes";
import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { Form } from "react-router";
import { RefusalSummary } from "../forms/refusal-summary.tsx";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import type { HeldAnswer } from "./answer-action.ts";
import { ProposalNote, ProposalState } from "./proposal-state.tsx";

interface ReceivedProposalsProps {
  readonly proposals: readonly ReceivedGigProposal[];
  readonly organization: string;
  readonly mayAnswer: boolean;
  readonly held: HeldAnswer | undefined;
}

/** The proposals for a gig, with an answer to those that wait for one. */
export function ReceivedProposals({ proposals, organization, mayAnswer, held }: ReceivedProposalsProps) {
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
            <AnswerForm proposal={proposal} held={held?.id === proposal.id ? held : undefined} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface AnswerFormProps {
  readonly proposal: ReceivedGigProposal;
  readonly held: HeldAnswer | undefined;
}

function AnswerForm({ proposal: { id, name }, held }: AnswerFormProps) {
  const note = `note-${id}`;
  return (
    <Form method="post" noValidate className="change-form">
      <RefusalSummary refusal={held} />
      <input type="hidden" name="id" value={id} />
      <TextField
        name={note}
        label={message("myGigs.note", { name })}
        hint={message("myGigs.acceptTerms", { name })}
        multiline
        rows={3}
        maxLength={limits.noteCharacters}
        defaultValue={held?.note}
        error={held?.errors[note]}
      />
      {held?.asked ? <Confirmation answer={held.asked} name={name} /> : <Answers name={name} />}
    </Form>
  );
}

function Answers({ name }: { readonly name: string }) {
  return (
    <div className="actions">
      <Button name="intent" value="accept">
        {message("myGigs.accept", { name })}
      </Button>
      <Button tone="quiet" name="intent" value="decline">
        {message("myGigs.decline", { name })}
      </Button>
    </div>
  );
}

interface ConfirmationProps {
  readonly answer: "accepted" | "declined";
  readonly name: string;
}

/** Takes the focus, and so comes into view: the page has loaded again. */
function Confirmation({ answer, name }: ConfirmationProps) {
  const isAccepted = answer === "accepted";
  return (
    <>
      <p tabIndex={-1} autoFocus>
        <strong>{message(isAccepted ? "myGigs.acceptAsk" : "myGigs.declineAsk", { name })}</strong>
      </p>
      <div className="actions">
        <Button tone={isAccepted ? "primary" : "danger"} name="intent" value={answer}>
          {message(isAccepted ? "myGigs.accept" : "myGigs.decline", { name })}
        </Button>
        <Button tone="quiet" name="intent" value="reconsider">
          {message("myGigs.reconsider")}
        </Button>
      </div>
    </>
  );
}

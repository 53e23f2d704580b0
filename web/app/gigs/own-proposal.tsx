import type { OwnGigProposal } from "@candor/contract/gigs/shapes";
import { message } from "@candor/contract/messages/message";
import { Form } from "react-router";
import { addresses } from "../addresses.ts";
import { Button } from "../ui/button.tsx";
import { ProposalNote, ProposalState } from "./proposal-state.tsx";

/** What somebody sent, what came back, and a button to withdraw it until it is answered. */
export function OwnProposal({ proposal }: { proposal: OwnGigProposal }) {
  const { id, gig, organization, message: text, state, note, contact } = proposal;
  const waits = state === "sent" || state === "unanswered";
  return (
    <>
      <ProposalState proposal={proposal} />
      {state === "unanswered" && <p>{message("gigProposal.mayCome")}</p>}
      <ProposalNote organization={organization.name} note={note} />
      {contact !== undefined && (
        <p>
          {message("gigProposal.contact")} <a href={`mailto:${contact}`}>{contact}</a>
        </p>
      )}
      <details className="gig-sent">
        <summary>{message("gigProposal.wrote")}</summary>
        <blockquote>{text}</blockquote>
      </details>
      {waits && (
        <details className="gig-sent">
          <summary>{message("gigProposal.withdraw")}</summary>
          <Form method="post" action={addresses.myGigs}>
            <p>{message("gigProposal.withdrawTerms")}</p>
            <input type="hidden" name="id" value={id} />
            <Button tone="danger">
              {message("gigProposal.withdraw")}
              <span className="visually-hidden">: {gig.title}</span>
            </Button>
          </Form>
        </details>
      )}
    </>
  );
}

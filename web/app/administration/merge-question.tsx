import { message } from "@candor/contract/messages/message";
import type { ForeseenMerge } from "@candor/contract/organizations/merge-routes";
import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { Button } from "../ui/button.tsx";
import { counted } from "../wording/counted.ts";
import type { TypedMerge } from "./merge-action.ts";

interface MergeQuestionProps {
  readonly typed: TypedMerge;
  readonly foreseen: ForeseenMerge;
}

/** Says what a merge moves and whom it mails, and asks whether to do it. */
export function MergeQuestion({ typed, foreseen }: MergeQuestionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  const [from, into] = [foreseen.from.name, foreseen.into.name];
  const moved = movedBy(foreseen);
  return (
    <Form method="post" className="change-form">
      <h3 ref={heading} tabIndex={-1}>
        {message("merge.askTitle", { from, into })}
      </h3>
      {moved.length === 0 ? (
        <p>{message("merge.movesNothing", { from })}</p>
      ) : (
        <div>
          <p>{message("merge.moves", { into })}</p>
          <ul>
            {moved.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      <p>
        {message("merge.address", { from, into })}{" "}
        {foreseen.owners > 0
          ? counted("merge.mailed", foreseen.owners, { from })
          : message("merge.mailsNobody", { from })}
      </p>
      {(["from", "into", "reason"] as const).map((name) => (
        <input key={name} type="hidden" name={name} value={typed[name]} />
      ))}
      <div className="actions">
        <Button tone="danger" name="intent" value="do-merge">
          {message("merge.do")}
        </Button>
        <Button tone="quiet" name="intent" value="change-merge">
          {message("merge.cancel")}
        </Button>
      </div>
    </Form>
  );
}

function movedBy({ postings, applications, members, leads }: ForeseenMerge): string[] {
  return [
    ...(postings > 0 ? [counted("merge.movedPostings", postings)] : []),
    ...(applications > 0 ? [counted("merge.movedApplications", applications)] : []),
    ...(members > 0 ? [counted("merge.movedMembers", members)] : []),
    ...(leads > 0 ? [counted("merge.movedLeads", leads)] : []),
  ];
}

import type { PostingField, ProposedValue } from "@candor/contract/hosting/shapes";
import { message } from "@candor/contract/messages/message";
import type { ReactNode } from "react";

interface ProposedChoiceProps {
  readonly proposed: Pick<ProposedValue, "field" | "value" | "shown">;
  readonly isChecked: boolean;
  /** Its source. */
  readonly children: ReactNode;
}

/** A value that a form can accept, with its evidence. */
export function ProposedChoice({
  proposed: { field, value, shown },
  isChecked,
  children,
}: ProposedChoiceProps) {
  return (
    <label className="choice">
      <input type="checkbox" name="accept" value={field} defaultChecked={isChecked} />
      <span>
        <strong>{message(`hosting.field.${field as PostingField}`)}:</strong> {shown}
        {children}
      </span>
      <input type="hidden" name={`proposed-${field}`} value={value} />
    </label>
  );
}

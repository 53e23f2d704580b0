import { message } from "@candor/contract/messages/message";
import type { ReactNode } from "react";

interface ChoicesProps {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: string | undefined;
  /** What the choice of saying nothing is called. */
  readonly nothing?: string;
  /** What the question means. */
  readonly children?: ReactNode;
}

/** One of several choices, or none: saying nothing is preselected. */
export function Choices({
  name,
  label,
  choices,
  chosen,
  nothing = message("selfId.notSaid"),
  children,
}: ChoicesProps) {
  return (
    <fieldset>
      <legend>{label}</legend>
      {children}
      {[...choices, { value: "", label: nothing }].map((choice) => (
        <label key={choice.value} className="choice">
          <input
            type="radio"
            name={name}
            value={choice.value}
            defaultChecked={choice.value === (chosen ?? "")}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}

import { message } from "@candor/contract/messages/message";

interface ChoicesProps {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: string | undefined;
}

/** One of several choices, or none: saying nothing is preselected. */
export function Choices({ name, label, choices, chosen }: ChoicesProps) {
  return (
    <fieldset>
      <legend>{label}</legend>
      {[...choices, { value: "", label: message("selfId.notSaid") }].map((choice) => (
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

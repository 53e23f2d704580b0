import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import type { ReadValue } from "@candor/contract/resumes/reading";
import { useId } from "react";
import { Form } from "react-router";
import { RefusalSummary } from "../../forms/refusal-summary.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { type PersonalName, personalLabels } from "./personal-values.ts";
import type { RefusedReading } from "./refused-reading.ts";
import { SourceLine } from "./source-line.tsx";

interface PersonalFormProps {
  readonly open: readonly (readonly [PersonalName, ReadValue])[];
  readonly missing: readonly PersonalName[];
  readonly refused: Extract<RefusedReading, { of: "personal" }> | undefined;
}

/** The values a person has only one of. By default, the profile's own value stays. */
export function PersonalForm({ open, missing, refused }: PersonalFormProps) {
  const heading = useId();
  const errors = refused?.refusal.errors ?? {};
  return (
    <Form method="post" noValidate className="reading-form" aria-labelledby={heading} preventScrollReset>
      <h2 id={heading}>{message("reading.about")}</h2>
      <RefusalSummary refusal={refused?.refusal} />
      {open.map(([name, read]) => (
        <OneValue key={name} name={name} read={read} typed={refused?.typed ?? {}} error={errors[name]} />
      ))}
      {missing.map((name) => (
        <TextField
          key={name}
          name={name}
          label={message(personalLabels[name])}
          hint={message("reading.needed")}
          maxLength={limits.nameCharacters}
          defaultValue={refused?.typed[name]}
          error={errors[name]}
          required
        />
      ))}
      <div className="actions">
        <Button name="intent" value="personal">
          {message("reading.saveAbout")}
        </Button>
      </div>
    </Form>
  );
}

interface OneValueProps {
  readonly name: PersonalName;
  readonly read: ReadValue;
  readonly typed: Readonly<Record<string, string>>;
  readonly error: string | undefined;
}

function OneValue({ name, read, typed, error }: OneValueProps) {
  const { line, source, value, known } = read;
  const field = message(personalLabels[name]);
  const choice = typed[`${name}-choice`] || (known === undefined ? "take" : "keep");
  const radio = (of: "take" | "keep", text: string) => (
    <label className="choice">
      <input type="radio" name={`${name}-choice`} value={of} defaultChecked={choice === of} />
      <span>{text}</span>
    </label>
  );
  return (
    <fieldset className="choices">
      <legend>{field}</legend>
      <SourceLine line={line} source={source} />
      {radio("take", message(known === undefined ? "reading.take" : "reading.replace"))}
      <TextField
        name={name}
        label={message("reading.fromResume", { field })}
        defaultValue={typed[name] ?? value}
        maxLength={name === "linkedInUrl" ? limits.profileUrlCharacters : limits.nameCharacters}
        error={error}
        autoComplete="off"
      />
      {radio("keep", known === undefined ? message("reading.leaveOut") : message("reading.keep", { known }))}
    </fieldset>
  );
}

import { limits } from "@candor/contract/limits";
import { perLocale } from "@candor/contract/messages/locale";
import { message } from "@candor/contract/messages/message";
import type { Feedback, GivenFeedback } from "@candor/contract/pipeline/shapes";
import { feedbackVerdicts } from "@candor/contract/pipeline/values";
import { Form, useNavigation } from "react-router";
import { Button } from "../ui/button.tsx";
import { SelectField, TextField } from "../ui/field.tsx";
import type { RefusedFeedback, TypedLine } from "./feedback-action.ts";

interface FeedbackFormProps {
  readonly requirements: Feedback["requirements"];
  readonly own: GivenFeedback | undefined;
  readonly refused: RefusedFeedback | undefined;
}

const verdicts = perLocale(() => [
  { value: "", label: message("feedback.unsaid") },
  ...feedbackVerdicts.map((value) => ({ value, label: message(`feedback.verdict.${value}`) })),
]);

/** What one thinks about each requirement; or that one gives no feedback. */
export function FeedbackForm({ requirements, own, refused }: FeedbackFormProps) {
  const busy = useNavigation().state !== "idle";
  return (
    <Form method="post" noValidate>
      {requirements.length > 0 && (
        <details className="feedback-form" open={refused !== undefined}>
          <summary>{message(own ? "feedback.change" : "feedback.open")}</summary>
          {refused && (
            <p className="field-error" role="alert">
              {refused.feedbackError}
            </p>
          )}
          {requirements.map((requirement, index) => (
            <Line
              key={requirement}
              index={index}
              requirement={requirement}
              said={
                refused?.feedbackLines[index] ?? own?.lines.find((line) => line.requirement === requirement)
              }
            />
          ))}
          <Button busy={busy} tone="quiet" name="intent" value="feedback">
            {message("feedback.give")}
          </Button>
        </details>
      )}
      {!own && requirements.length > 0 && (
        <Button busy={busy} tone="quiet" name="intent" value="no-feedback">
          {message("feedback.giveNone")}
        </Button>
      )}
    </Form>
  );
}

interface LineProps {
  readonly index: number;
  readonly requirement: string;
  readonly said: TypedLine | undefined;
}

function Line({ index, requirement, said }: LineProps) {
  return (
    <fieldset className="feedback-line">
      <legend className="visually-hidden">{requirement}</legend>
      <SelectField
        name={`verdict-${index}`}
        label={requirement}
        defaultValue={said?.verdict ?? ""}
        options={verdicts()}
      />
      <TextField
        name={`words-${index}`}
        label={message("feedback.words")}
        defaultValue={said?.words}
        maxLength={limits.feedbackCharacters}
      />
    </fieldset>
  );
}

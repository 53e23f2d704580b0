import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { useState } from "react";
import { type ActionFunctionArgs, useActionData } from "react-router";
import { fieldsAction } from "../../applications/apply/steps/fields-action.ts";
import { StepForm } from "../../applications/apply/steps/step-form.tsx";
import { useOpenPage } from "../../applications/apply/use-apply-page.ts";
import { TextField } from "../../ui/field.tsx";
import { numberText } from "../../wording/counted.ts";

export const action = (args: ActionFunctionArgs) => fieldsAction(args, "elevator-pitch");

export default function ElevatorPitch() {
  const { draft } = useOpenPage();
  const refusal = useActionData<typeof action>();
  const pitch = refusal?.typed?.elevatorPitch ?? draft.fields.elevatorPitch ?? "";
  const [length, setLength] = useState(pitch.length);
  return (
    <StepForm step="elevator-pitch" refusal={refusal}>
      {(errorOf) => (
        <div className="pitch">
          <TextField
            name="elevatorPitch"
            label={message("applyStep.elevatorPitch")}
            hint={message("apply.pitchHint")}
            defaultValue={pitch}
            error={errorOf("elevatorPitch")}
            onInput={({ currentTarget }) => setLength(currentTarget.value.length)}
            rows={10}
            multiline
            required
          />
          <p className={`${length > limits.pitchCharacters ? "field-error" : "field-hint"} figures`}>
            {message("apply.pitchLimit", {
              count: numberText(length),
              limit: numberText(limits.pitchCharacters),
            })}
          </p>
        </div>
      )}
    </StepForm>
  );
}

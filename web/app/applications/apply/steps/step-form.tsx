import { message } from "@candor/contract/messages/message";
import type { ReactNode } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import { EmailSuggestion } from "../../../forms/email-suggestion.tsx";
import { FaultSummary } from "../../../forms/fault-summary.tsx";
import { Button } from "../../../ui/button.tsx";
import type { FormError } from "../../../ui/form-errors.tsx";
import type { Refusal } from "../draft/save-step.ts";
import { useKeptFields } from "../draft/use-kept-fields.ts";
import { useReloadedDraft } from "../draft/use-reloaded-draft.ts";
import { StepBack } from "./step-back.tsx";
import type { StepName } from "./steps.ts";

interface StepFormProps {
  readonly step: StepName;
  readonly refusal: Refusal | undefined;
  readonly submitLabel?: string;
  /** Part of the step is still being sent: only then does it lead on. */
  readonly busy?: boolean;
  readonly encType?: "multipart/form-data";
  /** What the summary says about a fault, in place of the fault's own text. */
  readonly faultText?: (fault: FormError) => string;
  readonly children: (errorOf: (field: string) => string | undefined) => ReactNode;
}

/** The form of one step: its fields, and the button that leads on. */
export function StepForm({
  step,
  refusal,
  submitLabel,
  busy = false,
  encType,
  faultText,
  children,
}: StepFormProps) {
  const { errorOf, state, onBlur, onInput, onSubmit } = useKeptFields(refusal);
  const sending = useNavigation().state !== "idle";
  useReloadedDraft();
  return (
    <Form
      className="step-form"
      data-act={`apply-${step}`}
      method="post"
      noValidate
      key={useLocation().pathname}
      onBlur={onBlur}
      onInput={onInput}
      onSubmit={onSubmit}
      {...(encType && { encType })}
    >
      <FaultSummary refusal={refusal} textOf={faultText} />
      {children(errorOf)}
      <div className="actions">
        <Button busy={busy || sending}>{submitLabel ?? message("apply.next")}</Button>
        <EmailSuggestion suggestion={refusal?.spelling?.suggestion} typed={refusal?.spelling?.typed} />
        <StepBack step={step} />
        {state && (
          <span className="kept">{message(state === "kept" ? "apply.saved" : "apply.notSaved")}</span>
        )}
      </div>
    </Form>
  );
}

import { type FormError, FormErrors } from "../ui/form-errors.tsx";
import { Trouble } from "../ui/trouble.tsx";
import type { FormFaults } from "./form-faults.ts";

const nothing: FormFaults["faults"] = [];

interface FaultSummaryProps {
  readonly refusal: FormFaults | undefined;
  /** Says what is wrong with the fields, in place of the usual words. */
  readonly title?: string;
  readonly textOf?: ((fault: FormError) => string) | undefined;
}

/** Why a form was refused, above it. */
export function FaultSummary({ refusal, title, textOf }: FaultSummaryProps) {
  return (
    <>
      <FormErrors errors={refusal?.faults ?? nothing} title={title} textOf={textOf} />
      <Trouble text={refusal?.trouble} refusal={refusal} />
    </>
  );
}

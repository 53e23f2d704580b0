import { FormErrors } from "../ui/form-errors.tsx";
import { Trouble } from "../ui/trouble.tsx";
import type { FormFaults } from "./form-faults.ts";

const nothing: FormFaults["faults"] = [];

interface FaultSummaryProps {
  readonly refusal: FormFaults | undefined;
  /** Says what is wrong with the fields, in place of the usual words. */
  readonly title?: string;
}

/** Why a form was refused, above it. */
export function FaultSummary({ refusal, title }: FaultSummaryProps) {
  return (
    <>
      <FormErrors errors={refusal?.faults ?? nothing} title={title} />
      <Trouble text={refusal?.trouble} refusal={refusal} />
    </>
  );
}

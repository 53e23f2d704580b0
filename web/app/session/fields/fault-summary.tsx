import { FormErrors } from "../../ui/form-errors.tsx";
import { Trouble } from "../../ui/trouble.tsx";
import type { FormFaults } from "./form-faults.ts";

const nothing: FormFaults["faults"] = [];

/** Why a form was refused, above it. */
export function FaultSummary({ refusal }: { refusal: FormFaults | undefined }) {
  return (
    <>
      <FormErrors errors={refusal?.faults ?? nothing} />
      <Trouble text={refusal?.trouble} refusal={refusal} />
    </>
  );
}

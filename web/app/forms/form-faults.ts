import type { ProblemDocument } from "@candor/contract/problems";
import type { FormError } from "../ui/form-errors.tsx";

export interface FormFaults {
  readonly faults: readonly FormError[];
  /** Why the call was refused, if no field is to blame. */
  readonly trouble?: string | undefined;
}

/** A refused call as faults of the form that made it, whose fields are named as the call's. */
export function formFaults({ errors = [], detail }: ProblemDocument): FormFaults {
  const faults = errors.map(({ path, key, text }) => ({ field: path.slice(1), key, text }));
  return faults.length > 0 ? { faults } : { faults, trouble: detail };
}

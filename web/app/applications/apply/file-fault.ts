import type { Fault } from "./draft/draft-calls.ts";
import type { Refusal } from "./draft/save-step.ts";

/** Why a file was refused is more useful to know than that a file is missing. */
export function withFileFault(
  refusal: Refusal | undefined,
  fault: Omit<Fault, "field">,
  named = "resumeId",
): Refusal {
  const others = refusal?.faults.filter(({ field }) => field !== named) ?? [];
  return { ...refusal, faults: [...others, { ...fault, field: named }] };
}

import type { ProblemDocument } from "@candor/contract/problems";

/** RFC 9110, 15.5.21: a form that was read and refused has this status, even if its call answers with another. */
export function refusedStatus({ status }: Pick<ProblemDocument, "status">): number {
  return status === 400 ? 422 : status;
}

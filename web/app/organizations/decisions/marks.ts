import type { Decision, HeldDecision } from "@candor/contract/organizations/shapes";

/** Whether it is a draft: nothing is sent. */
export function isMark({ state }: HeldDecision): boolean {
  return state === "marked";
}

/** The decision that a mark becomes. It is refused if a colleague has answered since the mark was made. */
export function decisionOf({ applicationId, stage, reason, note, meeting, made }: HeldDecision): Decision {
  return {
    applicationId,
    stage,
    asOf: made,
    ...(reason !== undefined && { reason }),
    ...(note !== undefined && { note }),
    ...(meeting && { meeting }),
  };
}

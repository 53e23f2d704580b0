import type { Decision, HeldDecision } from "@candor/contract/organizations/shapes";

/** Whether it is a draft: nothing is sent. */
export function isMark({ state }: HeldDecision): boolean {
  return state === "marked";
}

/** A mark as the decision to send. A colleague who answered after it was made answered first. */
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

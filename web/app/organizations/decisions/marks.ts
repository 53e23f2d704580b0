import type { Decision, HeldDecision } from "@candor/contract/organizations/shapes";

/** Whether it is a draft: nothing is sent. */
export function isMark({ state }: HeldDecision): boolean {
  return state === "marked";
}

/** A mark as the decision to send. */
export function decisionOf({ applicationId, stage, reason, note, meeting }: HeldDecision): Decision {
  return {
    applicationId,
    stage,
    ...(reason !== undefined && { reason }),
    ...(note !== undefined && { note }),
    ...(meeting && { meeting }),
  };
}

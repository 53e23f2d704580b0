import type { GigProposalState } from "@candor/contract/values";

/** Nobody has answered yet, in time or not. It can still be answered, or withdrawn. */
export const waiting = ["sent", "unanswered"] as const satisfies readonly GigProposalState[];

export function isWaiting(state: GigProposalState): boolean {
  return (waiting as readonly GigProposalState[]).includes(state);
}

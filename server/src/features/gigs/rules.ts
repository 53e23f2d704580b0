import type { GigProposalState } from "@candor/contract/values";
import { currentRule } from "../../platform/automation/rule.ts";

/** Nobody has answered yet, in time or not. It can still be answered, or withdrawn. */
export const waiting = ["sent", "unanswered"] as const satisfies readonly GigProposalState[];

export function isWaiting(state: GigProposalState): boolean {
  return (waiting as readonly GigProposalState[]).includes(state);
}

interface Proposed {
  readonly state: GigProposalState;
  readonly answerBy: number;
  readonly now: number;
}

/** Whether a proposal is marked unanswered because its promised date has passed. */
export const proposalUnanswered = currentRule(
  "proposal-unanswered",
  ({ state, answerBy, now }: Proposed) => state === "sent" && answerBy < now,
);

import { limits } from "@candor/contract/limits";
import { currentRule } from "../../../platform/automation/rule.ts";

interface Reading {
  /** Mails since somebody last followed a link in one. */
  readonly unanswered: number;
}

/** Whether its next mail asks if it is still wanted. */
export function asksToGoOn({ unanswered }: Reading): boolean {
  return unanswered >= limits.unansweredAlerts;
}

/** Whether it pauses itself instead of sending its next mail: it asked, and nobody answered. */
export const alertAsleep = currentRule(
  "alert-asleep",
  ({ unanswered }: Reading) => unanswered > limits.unansweredAlerts,
);

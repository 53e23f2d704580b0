import { answerByOf } from "./business-days.ts";

const halfADay = 43_200_000;

/**
 * The end, in UTC, of the last day for a decision. A law's zone may end that day up to 12 hours later, or 11 earlier;
 * half a day before, it is the same date in UTC.
 */
export function decisionDay(at: number): number {
  return answerByOf(at - halfADay, 0);
}

/** Up to when a decision counts as due now, like an answer that Pros are reminded of: two business days ahead. */
export function decisionsDueNow(now: number): number {
  return answerByOf(now, 2);
}

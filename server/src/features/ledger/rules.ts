import type { Responsiveness } from "@candor/contract/organizations/shapes";
import { day } from "../../platform/durations.ts";

/** One entry of the log about an application's answer. */
export interface LedgerEvent {
  readonly applicationId: number;
  readonly kind: "submitted" | "promised" | "answered" | "withdrawn" | "unanswered";
  readonly at: number;
  /** The promised date; only with `submitted` and `promised`. */
  readonly answerBy?: number;
}

/** Figures cover this many days. */
export const windowDays = 90;

/**
 * How an organization answered: among the applications whose answer was given or due in the window, how many got it by
 * the promised date, and after how many days. Applications that were withdrawn unanswered before their date, and those
 * without a promised date, are not counted.
 */
export function responsivenessOf(events: readonly LedgerEvent[], now: number): Responsiveness {
  const settled = settledOf(events, now);
  const waits = settled.flatMap(({ days }) => (days === undefined ? [] : [days]));
  return {
    n: settled.length,
    answeredInTime: settled.filter(({ inTime }) => inTime).length,
    ...(waits.length > 0 && { medianDays: Math.round(median(waits) * 10) / 10 }),
    since: new Date(now - windowDays * day).toISOString(),
  };
}

/** When the oldest counted answer leaves the window; undefined if none is counted. */
export function changesAt(events: readonly LedgerEvent[], now: number): number | undefined {
  const oldest = settledOf(events, now).reduce(
    (first, { settledAt }) => Math.min(first, settledAt),
    Infinity,
  );
  return oldest === Infinity ? undefined : oldest + windowDays * day + 1;
}

/** Applications whose answer was given or due within the window. */
function settledOf(events: readonly LedgerEvent[], now: number): Account[] {
  return [...Map.groupBy(events, ({ applicationId }) => applicationId).values()]
    .map(accountOf)
    .filter((account) => account !== undefined)
    .filter(({ settledAt }) => settledAt >= now - windowDays * day && settledAt <= now);
}

interface Account {
  /** When the answer was given or due, whichever came first. */
  readonly settledAt: number;
  readonly inTime: boolean;
  /** From application to answer; absent without an answer. */
  readonly days?: number;
}

/** The outcome of one application; undefined while an answer is pending, or if none is owed. */
function accountOf(events: readonly LedgerEvent[]): Account | undefined {
  const of = (kind: LedgerEvent["kind"]) => events.find((event) => event.kind === kind);
  const submitted = of("submitted");
  const answerBy = of("promised")?.answerBy ?? submitted?.answerBy;
  if (!submitted || answerBy === undefined) return undefined;
  const answered = of("answered");
  if (answered) {
    const inTime = answered.at <= answerBy;
    return {
      settledAt: Math.min(answered.at, answerBy),
      inTime,
      days: (answered.at - submitted.at) / day,
    };
  }
  const unanswered = of("unanswered");
  return unanswered && { settledAt: answerBy, inTime: false };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] as number;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] as number)) / 2;
}

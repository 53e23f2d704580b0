import type { Responsiveness } from "@candor/contract/organizations/shapes";
import { day } from "../../platform/durations.ts";

/** What the log says of one application's answer. */
export interface LedgerEvent {
  readonly applicationId: number;
  readonly kind: "submitted" | "promised" | "answered" | "withdrawn" | "unanswered";
  readonly at: number;
  /** With `submitted` and `promised`: the date, where one was promised. */
  readonly answerBy?: number;
}

/** Figures are of this many days. */
export const windowDays = 90;

/**
 * How an organization answered: of applications whose answer was given or due in the window, how many had it by the
 * promised date, and after how many days they had one. What was taken back before its date and without an answer owes
 * nothing; what nobody promised an answer to is not counted.
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

/** When the first of what counts now leaves the window; undefined where nothing counts. */
export function changesAt(events: readonly LedgerEvent[], now: number): number | undefined {
  const oldest = settledOf(events, now).reduce(
    (first, { settledAt }) => Math.min(first, settledAt),
    Infinity,
  );
  return oldest === Infinity ? undefined : oldest + windowDays * day + 1;
}

/** What was answered, or due, in the window. */
function settledOf(events: readonly LedgerEvent[], now: number): Account[] {
  return [...Map.groupBy(events, ({ applicationId }) => applicationId).values()]
    .map(accountOf)
    .filter((account) => account !== undefined)
    .filter(({ settledAt }) => settledAt >= now - windowDays * day && settledAt <= now);
}

interface Account {
  /** When its answer was given, or was due. */
  readonly settledAt: number;
  readonly inTime: boolean;
  /** To the answer; absent without one. */
  readonly days?: number;
}

/** Of one application; undefined while it is owed, or owes nothing. */
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

import { daysToCount } from "@candor/contract/fairness/categories";
import { day } from "../../../platform/durations.ts";

interface Span {
  readonly from: number;
  /** The first moment after it. */
  readonly until: number;
}

/** "2026-H1" is January through June of 2026, in UTC. Half-years are fixed and don't overlap. */
export function spanOf(period: string): Span {
  const year = Number(period.slice(0, 4));
  const first = period.endsWith("1") ? 0 : 6;
  return { from: Date.UTC(year, first), until: Date.UTC(year, first + 6) };
}

export function periodOf(time: number): string {
  const date = new Date(time);
  return `${date.getUTCFullYear()}-H${date.getUTCMonth() < 6 ? 1 : 2}`;
}

/** Whether a half-year ended long enough ago to be counted. */
export function isCountable(period: string, now: number): boolean {
  return spanOf(period).until + daysToCount * day <= now;
}

/** The half-years since a first application that can be counted, the latest first. */
export function countablePeriods(first: number, now: number): string[] {
  const periods: string[] = [];
  for (let at = first; isCountable(periodOf(at), now); at = spanOf(periodOf(at)).until)
    periods.push(periodOf(at));
  return periods.toReversed();
}

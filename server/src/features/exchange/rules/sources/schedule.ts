import { day, hour, minute } from "../../../../platform/durations.ts";

/** How often a source is fetched. */
export const fetchInterval = 6 * hour;

/** The least time between two fetches, no matter who asks. */
export const leastInterval = minute;

/** An unchanged source is read again after this long, because a newer version of our reader may find more in it. */
export const readAgainAfter = 7 * day;

/** When a failing source is fetched again: at growing intervals, and not before its server wants it. */
export function nextAfterFailure(failures: number, now: number, notBefore: number): number {
  const delay = delays[Math.min(failures, delays.length) - 1] ?? minute;
  return Math.max(now + delay, notBefore);
}

const delays: readonly number[] = [15 * minute, hour, 3 * hour, 6 * hour, 12 * hour, day];

const longestWait = 7 * day;

/** When the wait that `Retry-After` asks for ends (RFC 9110, section 10.2.3): it holds seconds or a date. */
export function waitUntil(header: string | undefined, now: number): number {
  if (header === undefined) return now;
  const until = /^\d{1,9}$/.test(header.trim()) ? now + Number(header) * 1000 : Date.parse(header);
  return Number.isNaN(until) ? now : Math.min(Math.max(until, now), now + longestWait);
}

/** Fewer than this may always close: small lists change entirely. */
const fewClosings = 3;

/**
 * Whether so much of a source is missing at once that the source may be faulty: everything that was open, or more than
 * half of it.
 */
export function isTooMuch(gone: number, open: number): boolean {
  return gone > 0 && (gone === open ? open > 1 : gone >= fewClosings && gone > open / 2);
}

import { minute } from "../../../platform/durations.ts";

/** Fewer don't predict the next one. */
const fewest = 10;

/**
 * M-39. How many minutes an application takes: half of the finished ones took no longer. The median, unlike a mean,
 * ignores people who leave a draft and come back. Undefined if too few were measured.
 */
export function usualMinutes(times: readonly number[]): number | undefined {
  if (times.length < fewest) return undefined;
  const ordered = times.toSorted((one, other) => one - other);
  const middle = ordered[Math.floor((ordered.length - 1) / 2)] ?? 0;
  return Math.max(1, Math.ceil(middle / minute));
}

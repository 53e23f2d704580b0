/** Fewer say nothing about the next one. */
const fewest = 10;

const minute = 60_000;

/**
 * M-39. How many minutes an application takes, by those that were finished: half of them took no longer. People leave a
 * draft and come back, which the middle one hides and a mean would not. Undefined where too few were measured.
 */
export function usualMinutes(times: readonly number[]): number | undefined {
  if (times.length < fewest) return undefined;
  const ordered = times.toSorted((one, other) => one - other);
  const middle = ordered[Math.floor((ordered.length - 1) / 2)] ?? 0;
  return Math.max(1, Math.ceil(middle / minute));
}

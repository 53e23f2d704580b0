import type { ComparedPay } from "./signal.ts";

/** A yearly range in one currency; where only one end is stated, both are it. */
export interface YearlyRange {
  readonly min: number;
  readonly max: number;
}

/** Fewer postings say too little about an occupation. */
export const fewestCompared = 20;
/** Seniority, places and hours explain less than this. */
const far = 2;

/**
 * What a range is far outside of: all of it is more than twice the ninth decile of what others post at most, or less
 * than half of the first decile of what they post at least. Undefined where it isn't, or where too few are known.
 */
export function payFarOutside(
  own: YearlyRange,
  others: readonly YearlyRange[],
): Omit<ComparedPay, "occupation"> | undefined {
  const count = others.length;
  if (count < fewestCompared) return undefined;
  const low = decile(
    others.map(({ min }) => min),
    1,
  );
  const high = decile(
    others.map(({ max }) => max),
    9,
  );
  return own.max < low / far || own.min > high * far ? { low, high, count } : undefined;
}

/** By nearest rank. */
function decile(amounts: readonly number[], tenths: number): number {
  const sorted = amounts.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * tenths) / 10) - 1)]!;
}

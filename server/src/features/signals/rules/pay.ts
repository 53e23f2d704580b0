import type { ComparedPay } from "./signal.ts";

/** A yearly range in one currency; if only one end is stated, it is both ends. */
export interface YearlyRange {
  readonly min: number;
  readonly max: number;
}

/** With fewer postings, the comparison says too little about an occupation. */
const fewestCompared = 20;
/** Differences in seniority, place and hours explain less than this factor. */
const far = 2;
/** A range that begins among the others' may end high for a few, but not this far: one of its amounts is a mistake. */
const beyond = 10;

/**
 * What a range is far outside of: it is entirely more than twice the ninth decile of the others' maximums, or less than
 * half the first decile of their minimums; or one end is more than ten times the former, or less than a tenth of the
 * latter. Undefined if it isn't, or if too few are known.
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
  const isOutside = own.max < low / far || own.min > high * far;
  const endsOutside = own.min < low / beyond || own.max > high * beyond;
  return isOutside || endsOutside ? { low, high, count } : undefined;
}

/** By nearest rank. */
function decile(amounts: readonly number[], tenths: number): number {
  const sorted = amounts.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * tenths) / 10) - 1)]!;
}

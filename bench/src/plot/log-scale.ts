/** A scale whose ends are whole powers of ten. */
export interface LogScale {
  /** The powers of ten from end to end. */
  readonly ticks: readonly number[];
  /** Where a value lies: 0 at the lower end, 1 at the upper end. */
  share(value: number): number;
}

/** The shortest such scale that holds all values. They must be above 0. */
export function logScale(values: readonly number[]): LogScale {
  const lowest = Math.floor(Math.log10(Math.min(...values)));
  const highest = Math.max(lowest + 1, Math.ceil(Math.log10(Math.max(...values))));
  return {
    ticks: Array.from({ length: highest - lowest + 1 }, (_, at) => 10 ** (lowest + at)),
    share: (value) => (Math.log10(value) - lowest) / (highest - lowest),
  };
}

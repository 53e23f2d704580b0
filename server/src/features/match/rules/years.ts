/** When a job began and ended, as far as stated: "2024-03", or "2024". */
export interface Period {
  readonly started: string;
  /** Absent for a current job. */
  readonly ended?: string | undefined;
}

export interface Total {
  readonly months: number;
  /** Months that several jobs overlap, beyond the first job. */
  readonly overlap: number;
}

/** Months from the first to after the last, counted from year 0. */
type Range = readonly [from: number, to: number];

/** Adds up periods; months in which several overlap count once. `now` is a month. */
export function totalOf(periods: readonly Period[], now: string): Total {
  const ranges = periods.map((period) => rangeOf(period, now)).sort(([one], [other]) => one - other);
  let months = 0;
  let through = Number.NEGATIVE_INFINITY;
  for (const [from, to] of ranges) {
    months += Math.max(0, to - Math.max(from, through));
    through = Math.max(through, to);
  }
  const sum = ranges.reduce((all, [from, to]) => all + to - from, 0);
  return { months, overlap: sum - months };
}

export function monthsOf(period: Period, now: string): number {
  const [from, to] = rangeOf(period, now);
  return to - from;
}

/** Stated months count in full. Two bare years count as their difference, and a single year counts as a year. */
function rangeOf({ started, ended }: Period, now: string): Range {
  const from = firstMonth(started);
  const to = Math.min(ended === undefined ? firstMonth(now) + 1 : endOf(started, ended), firstMonth(now) + 1);
  return [from, Math.max(from, to)];
}

function endOf(started: string, ended: string): number {
  if (ended.length > 4) return firstMonth(ended) + 1;
  return started.slice(0, 4) === ended ? firstMonth(ended) + 12 : firstMonth(ended);
}

function firstMonth(text: string): number {
  const [year = "", month = "1"] = text.split("-");
  return Number(year) * 12 + Number(month) - 1;
}

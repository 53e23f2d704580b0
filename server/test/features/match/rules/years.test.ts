import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { monthsOf, totalOf } from "../../../../src/features/match/rules/years.ts";

const now = "2026-11";

describe("M-23 years", () => {
  it.each([
    ["stated months count whole", "2019-03", "2021-05", 27],
    ["a current job counts through this month", "2026-01", undefined, 11],
    ["bare years count their difference", "2019", "2021", 24],
    ["one bare year counts as a year", "2020", "2020", 12],
    ["the future does not count", "2026-10", "2028-01", 2],
    ["a job that ends before it starts counts nothing", "2021-05", "2019-01", 0],
  ])("%s", (_, started, ended, months) => {
    expect(monthsOf({ started, ended }, now)).toBe(months);
  });

  it("count months of two jobs once, and say how many those were", () => {
    const jobs = [
      { started: "2018-01", ended: "2019-06" },
      { started: "2019-03", ended: "2019-12" },
    ];
    expect(totalOf(jobs, now)).toEqual({ months: 24, overlap: 4 });
  });

  it("add up to the months that a calendar would mark, in any order of the jobs", () => {
    const month = fc
      .record({ year: fc.integer({ min: 1990, max: 2026 }), month: fc.integer({ min: 1, max: 10 }) })
      .map(({ year, month: number }) => `${year}-${String(number).padStart(2, "0")}`);
    const period = fc.tuple(month, month).map(([one, other]) => {
      const [started, ended] = [one, other].sort();
      return { started: started as string, ended };
    });
    fc.assert(
      fc.property(fc.array(period, { maxLength: 6 }), (periods) => {
        const marked = new Set(periods.flatMap(monthsBetween));
        const total = totalOf(periods, now);
        expect(total.months).toBe(marked.size);
        expect(totalOf(periods.toReversed(), now)).toEqual(total);
        expect(total.months + total.overlap).toBe(periods.flatMap(monthsBetween).length);
      }),
    );
  });
});

function monthsBetween({ started, ended }: { started: string; ended: string | undefined }): string[] {
  const all: string[] = [];
  for (let year = Number(started.slice(0, 4)); year <= Number(ended?.slice(0, 4)); year++)
    for (let month = 1; month <= 12; month++) {
      const name = `${year}-${String(month).padStart(2, "0")}`;
      if (name >= started && name <= (ended ?? now)) all.push(name);
    }
  return all;
}

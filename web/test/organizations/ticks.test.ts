import { describe, expect, it } from "vitest";
import { ticksOf } from "../../app/organizations/applicants/ticks.ts";

const since = "2026-08-24T10:00:00.000Z";

/** How many dashes fit on a path's lines: a dash of 4, and 2 before the next. */
function ticksIn(path: string): number {
  return [...path.matchAll(/v(-?\d+)/g)].reduce(
    (sum, [, length]) => sum + (Math.abs(Number(length)) + 2) / 6,
    0,
  );
}

describe("M-02 the drawing of a record", () => {
  const days = [
    { date: "2026-08-24", inTime: 3, late: 0, missed: 0 },
    { date: "2026-09-01", inTime: 0, late: 2, missed: 5 },
    { date: "2026-11-22", inTime: 1, late: 1, missed: 0 },
  ];

  it("has one tick for each application; a missed one has two edges", () => {
    const { paths } = ticksOf(days, since);
    expect([ticksIn(paths.inTime), ticksIn(paths.late), ticksIn(paths.missed)]).toEqual([4, 3, 10]);
  });

  it("draws kept promises above the line and the others below it, the first day at its beginning", () => {
    const { paths, baseline, width } = ticksOf(days, since);
    const starts = (path: string) =>
      [...path.matchAll(/M([\d.]+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    for (const [, y] of starts(paths.inTime)) expect(y).toBeLessThan(baseline);
    for (const [, y] of [...starts(paths.late), ...starts(paths.missed)]) expect(y).toBeGreaterThan(baseline);
    expect(starts(paths.inTime).map(([x]) => x)).toEqual([4, width - 4]);
  });

  it("stays small however many answers there are", () => {
    const busy = Array.from({ length: 91 }, (_, at) => ({
      date: new Date(Date.parse("2026-08-24") + at * 86_400_000).toISOString().slice(0, 10),
      inTime: 100,
      late: 5,
      missed: 5,
    }));
    const { paths, height } = ticksOf(busy, since);
    expect(ticksIn(paths.inTime)).toBe(9100);
    expect(Object.values(paths).join("").length).toBeLessThan(8000);
    expect(height).toBeLessThanOrEqual(160);
  });
});

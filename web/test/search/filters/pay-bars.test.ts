import { describe, expect, it } from "vitest";
import { payBars } from "../../../app/search/filters/pay-bars.ts";

function bands(...thousands: number[]) {
  const compensation = thousands.map((from) => ({
    from: from * 1000,
    to: from * 1000 + 10_000,
    count: from / 10 + 1,
  }));
  const payFloors = compensation.map(({ from }, at) => ({
    from,
    count: compensation.slice(at).reduce((sum, { count }) => sum + count, 0),
  }));
  return { compensation, payFloors };
}

const bars = (...parts: Parameters<typeof bands>) =>
  payBars(bands(...parts), Number.NaN, new URLSearchParams());
const amounts = (all: ReturnType<typeof bars>) => all.map(({ from }) => from / 1000);

describe("bars of pay", () => {
  it.each([
    [[], []],
    [[60], [60]],
    [
      [60, 80],
      [60, 70, 80],
    ],
    [
      [30, 120],
      [20, 40, 60, 80, 100, 120],
    ],
    [
      [50, 200],
      [30, 60, 90, 120, 150, 180],
    ],
    [
      [0, 300],
      [0, 50, 100, 150, 200, 250, 300],
    ],
  ])("of the bands %j start at %j", (from, starts) => {
    expect(amounts(bars(...from))).toEqual(starts);
  });

  it("M-19 lose no posting of the bands, and their links find all from there up", () => {
    const all = bars(0, 10, 90, 150, 300);
    expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(1 + 2 + 10 + 16 + 31);
    expect(all.map(({ from, floor, reaching }) => [from / 1000, floor / 1000, reaching])).toEqual([
      [0, 0, 60],
      [50, 90, 57],
      [100, 150, 47],
      [150, 150, 47],
      [200, 300, 31],
      [250, 300, 31],
      [300, 300, 31],
    ]);
  });

  it("lead to their floor a year, whatever the search had for one", () => {
    const parameters = new URLSearchParams(
      "query=go&compensationMin=30&compensationMax=50&compensationType=hour&from=20",
    );
    const [bar] = payBars(bands(60), Number.NaN, parameters);
    expect(bar?.address).toBe("/search?query=go&compensationMin=60000");
  });

  it.each([
    [
      Number.NaN,
      [
        [false, true],
        [false, true],
        [false, true],
      ],
    ],
    [
      70_000,
      [
        [false, false],
        [true, true],
        [false, true],
      ],
    ],
    [
      37 * 2080,
      [
        [false, false],
        [false, true],
        [false, true],
      ],
    ],
  ])("of 60 to 80 thousand are chosen and kept under a floor of %d as %j", (floor, states) => {
    const all = payBars(bands(60, 70, 80), floor, new URLSearchParams());
    expect(all.map(({ chosen, kept }) => [chosen, kept])).toEqual(states);
  });
});

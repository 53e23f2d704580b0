import { expect, test } from "vitest";
import { geometricMean, median, rounded, summarize } from "../src/statistics.ts";

test("percentiles are samples that were taken, by nearest rank", () => {
  const hundred = Array.from({ length: 100 }, (_, at) => 100 - at);
  expect(summarize(hundred)).toEqual({ samples: 100, p50: 50, p95: 95, p99: 99, max: 100 });
  expect(summarize([7])).toEqual({ samples: 1, p50: 7, p95: 7, p99: 7, max: 7 });
  expect(summarize([3, 1])).toMatchObject({ p50: 1, p99: 3 });
});

test("with ten samples the 99th percentile is the slowest of all", () => {
  expect(summarize([1, 2, 3, 4, 5, 6, 7, 8, 9, 90])).toMatchObject({ p50: 5, p99: 90, max: 90 });
});

test("samples stay as they were", () => {
  const samples = [3, 1, 2];
  expect(median(samples)).toBe(2);
  expect(samples).toEqual([3, 1, 2]);
});

test("a geometric mean of ratios works in both directions", () => {
  expect(geometricMean([2, 8])).toBeCloseTo(4, 12);
  expect(geometricMean([1 / 2, 1 / 8])).toBeCloseTo(1 / 4, 12);
});

test("figures have three digits, and whole ones stay whole", () => {
  expect([0.012345, 1.2345, 123.45, 1234.5, 1_234_567].map(rounded)).toEqual([
    0.0123, 1.23, 123, 1235, 1_234_567,
  ]);
});

import { expect, test } from "vitest";
import { averagePrecision, ndcg } from "../../src/relevance/metrics.ts";

test("gains count less the later they come, against the best order there is", () => {
  // 3 at the second place and 1 at the third: (7 / log₂3 + 1 / 2) of the best (7 + 3 / log₂3 + 1 / 2).
  expect(ndcg([0, 3, 1], [3, 2, 1], 5)).toBeCloseTo(
    (7 / Math.log2(3) + 0.5) / (7 + 3 / Math.log2(3) + 0.5),
    12,
  );
  expect(ndcg([3, 2, 1], [1, 2, 3], 5)).toBe(1);
  expect(ndcg([0, 0, 3], [3], 2)).toBe(0);
  expect(ndcg([], [], 5)).toBe(0);
});

test("average precision counts every relevant document, including those that were not found", () => {
  expect(averagePrecision([true, false, true], 3)).toBeCloseTo((1 + 2 / 3) / 3, 12);
  expect(averagePrecision([true, true], 2)).toBe(1);
  expect(averagePrecision([], 0)).toBe(0);
});

import { expect, it } from "vitest";
import { countablePeriods, periodOf, spanOf } from "../../../../src/features/fairness/rules/periods.ts";

const at = (text: string) => Date.parse(text);

it("M-25 half-years follow each other without sharing a moment", () => {
  expect(periodOf(at("2026-06-30T23:59:59.999Z"))).toBe("2026-H1");
  expect(periodOf(at("2026-07-01T00:00:00Z"))).toBe("2026-H2");
  expect(spanOf("2026-H1").until).toBe(spanOf("2026-H2").from);
  expect(spanOf("2026-H2").until).toBe(spanOf("2027-H1").from);
});

it("M-25 a half-year can be counted 45 days after it ended", () => {
  const first = at("2025-08-01T00:00:00Z");
  expect(countablePeriods(first, at("2026-08-14T23:59:59Z"))).toEqual(["2025-H2"]);
  expect(countablePeriods(first, at("2026-08-15T00:00:00Z"))).toEqual(["2026-H1", "2025-H2"]);
  expect(countablePeriods(first, at("2025-12-31T00:00:00Z"))).toEqual([]);
});

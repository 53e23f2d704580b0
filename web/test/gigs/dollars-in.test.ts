import { expect, it } from "vitest";
import { dollarsIn } from "../../app/gigs/dollars-in.ts";

it.each([
  ["3000", 3000],
  [" $1,500 ", 1500],
  ["$ 1 500", 1500],
  ["1,250,000", 1_250_000],
  ["40.5", 40.5],
  ["1,5", Number.NaN],
  ["12,50", Number.NaN],
  ["1,50,000", Number.NaN],
  ["", Number.NaN],
  ["$", Number.NaN],
  ["-5", Number.NaN],
  ["1e9", Number.NaN],
  ["forty", Number.NaN],
])("an amount that somebody typed: %j", (typed, dollars) => {
  expect(dollarsIn(typed)).toBe(dollars);
});

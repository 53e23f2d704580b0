import { expect, it } from "vitest";
import { dollarsIn } from "../../app/gigs/dollars-in.ts";

it.each([
  ["3000", 3000],
  [" $1,500 ", 1500],
  ["$ 1 500", 1500],
  ["40.5", 40.5],
  ["", Number.NaN],
  ["$", Number.NaN],
  ["-5", Number.NaN],
  ["1e9", Number.NaN],
  ["forty", Number.NaN],
])("an amount that somebody typed: %j", (typed, dollars) => {
  expect(dollarsIn(typed)).toBe(dollars);
});

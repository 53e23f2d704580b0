import { expect, it } from "vitest";
import { budgetText } from "../../src/gigs/budget-text.ts";

it.each([
  ["hourly", 40, 60, "Hourly, $40 to $60"],
  ["hourly", 40, 40, "Hourly, $40"],
  ["perProject", 1500, 12_000, "Per project, $1,500 to $12,000"],
  ["perProject", 3000, undefined, "Per project, $3,000"],
] as const)("E-22 a budget in words: %s from %s to %s", (kind, from, to, text) => {
  expect(budgetText(kind, from, to)).toBe(text);
});

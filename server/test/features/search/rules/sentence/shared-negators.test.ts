import { saidOtherwise } from "@candor/contract/search/sentences";
import { expect, test } from "vitest";
import { parse, written } from "./sentence.ts";

/** The sentence without its chip of this number, and what that means. */
function without(text: string, number: number): [string, string] {
  const chip = parse(text).chips[number]!;
  const rest = saidOtherwise(text, chip);
  return [rest, written(parse(rest))];
}

test.each([
  ["no nights or weekends", 0, "no weekends", "wish weekends=no"],
  ["no nights or weekends", 1, "no nights", "not nights"],
  ["no weekends or nights", 0, "no nights", "not nights"],
  ["no nights, weekends or evenings", 0, "no weekends or evenings", "wish weekends=no | not evenings"],
  ["no nights, weekends, or holidays", 0, "no weekends, or holidays", "wish weekends=no"],
  ["no nights weekends", 0, "no weekends", "wish weekends=no"],
  ["from no nights weekends", 0, "no weekends", "wish weekends=no"],
  ["no travel or weekends", 0, "no weekends", "wish weekends=no"],
  ["no nights/weekends", 0, "no weekends", "wish weekends=no"],
  ["no weekends, nights", 0, "no nights", "not nights"],
  ["no experience or degree", 0, "no degree", "wish degree=none"],
  ["without a degree or experience", 0, "without experience", "wish experience=none"],
  ["no overtime or weekends", 1, "no overtime", "not overtime"],
  ["i don't want to work nights or weekends", 0, "i don't want to work weekends", "wish weekends=no"],
])('"%s" without chip %i: "%s"', (text, number, rest, meaning) => {
  expect(without(text, number)).toEqual([rest, meaning]);
});

test.each([
  "no nights, no weekends",
  "no weekends -crypto",
  "no weekends remote",
  "no nights",
  "no degree paid training",
  "weekends or nights",
])('"%s" shares no negator', (text) =>
  expect(parse(text).chips.filter(({ leaves }) => leaves !== undefined)).toEqual([]),
);

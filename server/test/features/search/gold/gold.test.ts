import { expect, it } from "vitest";
import { grade, readGold } from "./grade.ts";

it.each([
  ["held-out", 0.95],
  ["tuning", 0.98],
] as const)("M-17 the %s sentences are read: slot F1 of at least %d, and no word dropped", (name, least) => {
  const { f1, dropped } = grade(readGold(name));
  expect(dropped).toEqual([]);
  expect(f1).toBeGreaterThanOrEqual(least);
});

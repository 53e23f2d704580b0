import { expect, test } from "vitest";
import { conceptsOf, nearConcepts } from "../../../../../src/features/search/rules/occupations/concepts.ts";

test("a known title is its occupation, with any gender's ending", () => {
  expect(conceptsOf("Registered Nurse - Nights")).toEqual(["Registered Nurse"]);
  expect(conceptsOf("Buchhalter/in (m/w/d)")).toEqual(conceptsOf("Buchhalter"));
});

test("an unknown title is marked as similar to the occupation whose title is most like it", () => {
  expect(conceptsOf("Forkliftdriver")).toEqual(["~Forklift Operator"]);
  expect(conceptsOf("Xyzzy")).toEqual([]);
});

test("what is only similar is less near than the occupation, and near to a sentence that is only similar itself", () => {
  const near = nearConcepts([], "forkliftdriver");
  expect(near.get("Forklift Operator")).toBeGreaterThanOrEqual(0.5);
  expect(near.get("~Forklift Operator")!).toBeLessThan(near.get("Forklift Operator")!);
  expect(nearConcepts([], "xyzzy").size).toBe(0);
});

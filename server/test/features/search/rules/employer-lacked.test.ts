import { expect, test } from "vitest";
import { employerLacked } from "../../../../src/features/search/rules/employer-lacked.ts";
import { parse } from "./sentence/sentence.ts";

test.each([
  ["nurse Zyphora", "Zyphora"],
  ["zyphora inc nurse", "zyphora"],
  ["nurse Zyphora LLC", "Zyphora"],
  ["nurse with Zyphora", "Zyphora"],
  ["work for zyphora nurse", "zyphora"],
  ["jobs with zyphora nurse", "zyphora"],
])("%s names an employer", (text, name) => {
  expect(employerLacked(text, parse(text))?.name).toBe(name);
});

test.each([
  "nurse gluten",
  "nurse for gluten",
  "nurse ANCC-certified",
  "bilingual haitian-creole nurse",
  "bilingual Haitian-Creole nurse",
  "nurse wundversorgung",
  "nurse אחות",
  // Phones capitalize the first word, and some people every word.
  "Gluten nurse",
  "Nurse Gluten",
  "zyphora quvenra nurse",
  "Zyphora",
])("%s names none", (text) => {
  expect(employerLacked(text, parse(text))).toBeUndefined();
});

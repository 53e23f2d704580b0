import { expect, test } from "vitest";
import { asked, parse, written } from "./sentence.ts";

test.each([
  ["data scientist no phd required", "title Data Scientist", "data scientist"],
  ["accountant no cpa required", "title Accountant", "accountant"],
  ["nurse no bsn needed", "title Registered Nurse", "nurse"],
  ["project manager no pmp or mba required", "title Project Manager", "project manager"],
  ["cashier no spanish required", "title Cashier", "cashier"],
  ["nurse no driving required", "title Registered Nurse | not driving", "nurse -driving"],
  ["clerk no cold calling required", "title Office Clerk | not cold calling", "clerk -cold calling"],
  ["accountant no cpa", "title Accountant | not cpa", "accountant -cpa"],
  [
    "insurance sales no license yet",
    "title Insurance Agent | text no license yet",
    "insurance sales no license",
  ],
])("what isn't required may be named: %s", (sentence, chips, words) => {
  expect(written(parse(sentence))).toBe(chips);
  expect(asked(parse(sentence))).toBe(words);
});

test("a refusal takes no word from a longer title", () => {
  const parsed = parse("not temp not contract admin assistant");
  expect(written(parsed)).toBe("not temp | not contract | title Administrative Assistant");
});

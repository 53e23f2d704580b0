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
  ["accountant no cpa", "title Accountant", "accountant"],
  ["cook no german", "title Cook", "cook"],
  ["financial advisor without series 7", "title Financial Advisor", "financial advisor"],
  ["caregiver no cna license", "title Caregiver", "caregiver"],
  ["teacher no german or travel", "title Teacher | not travel", "teacher -travel"],
  ["teacher not german", "title Teacher | not german", "teacher -german"],
  ["medical assistant no cna", "title Medical Assistant | not cna", "medical assistant -cna"],
  ["truck driver no hazmat", "title Truck Driver | not hazmat", "truck driver -hazmat"],
  ["software engineer no h1b", "title Software Engineer", "software engineer"],
  ["translator german no", "title Translator", "translator"],
  ["data scientist no phd", "title Data Scientist", "data scientist"],
  ["cook no credit check", "title Cook", "cook"],
  ["sap abap w2 no c2c", "skill ABAP", ""],
  ["painter no tools required", "title Painter", "painter"],
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

test.each([
  ["python developer java no", "title Python Developer | not java"],
  ["marketing internship unpaid no", "text marketing | seniority intern | not unpaid"],
  ["machine learning no", "not machine learning"],
  ["spanish o no", "text spanish o no"],
])("a last no refuses what is before it: %s", (sentence, chips) => {
  expect(written(parse(sentence))).toBe(chips);
});

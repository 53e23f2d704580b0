import { expect, test } from "vitest";
import { asked, parse } from "./sentence.ts";

test.each([
  ["por milla", "per mile"],
  ["paid by the mile", "per mile"],
  ["trabajo en efectivo", "cash pay"],
  ["cash jobs", "cash pay"],
  ["per-diem", "per diem"],
  ["haitian creole", "haitian creole"],
  ["3 days/week", "3 days a week"],
  ["tier ii", "tier ii"],
  ["12hr shifts", "12 hour shift"],
  ["three 12s", "12 hour shift"],
  ["4x10", "10 hour shift"],
  ["four 10s", "10 hour shift"],
  ["home every night", "home daily"],
  ["home on weekends", "home weekly"],
  ["without a cdl", "without a cdl"],
  ["no cdl license required", "no cdl"],
  ["sin licencia de cdl", "no cdl"],
  ["que no pidan licencia", "no license"],
  ["summer jobs", "summer job"],
  ["winter season work", "winter job"],
  ["holiday season jobs", "holiday job"],
  ["christmas help", "holiday job"],
])("%s is looked for as postings say it: %s", (sentence, saying) => {
  const { clauses } = parse(sentence);
  expect(clauses).toMatchObject([{ word: saying, synonyms: expect.anything(), known: true }]);
});

test("a summer job is seasonal, but what is seasonal isn't always in summer", () => {
  expect(parse("summer jobs").clauses).toMatchObject([{ synonyms: ["summer", "seasonal"] }]);
  expect(parse("seasonal").clauses).not.toHaveProperty("0.synonyms");
});

test.each([
  ["summer camp", "summer camp"],
  ["summer work study", "summer work study"],
  ["cash office", "cash office"],
  ["dishwasher cash daily", "dishwasher cash daily"],
  ["home health nights", "home health"],
])("%s is no such saying", (sentence, words) => expect(asked(parse(sentence))).toBe(words));

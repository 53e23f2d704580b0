import { expect, test } from "vitest";
import { asked, parse, written } from "./sentence.ts";

test.each([
  ["software engineer ii", "title Software Engineer", "software engineer"],
  ["software engineer III remote", "title Software Engineer | remote only", "software engineer"],
  ["software engineer 2 austin", "title Software Engineer | place Austin, TX", "software engineer"],
  ["accountant level 2", "title Accountant", "accountant"],
  ["accountant ii or iii", "title Accountant", "accountant"],
  ["sde 2", "title Software Engineer", "sde"],
  ["analyst ii in dallas", "text analyst ii | place Dallas, TX", "analyst"],
])("a level behind a title asks for nothing: %s", (sentence, chips, words) => {
  const parsed = parse(sentence);
  expect(written(parsed)).toBe(chips);
  expect(asked(parsed)).toBe(words);
});

test.each([
  ["type ii diabetes nurse", "type ii diabetes nurse"],
  ["phase ii trials", "phase ii trials"],
  ["rn level 1 trauma", "rn level 1 trauma"],
  ["rn iv certified", "rn iv certified"],
  ["teacher 1 on 1", "teacher 1 1"],
  ["nanny 2 kids", "nanny 2 kids"],
  ["ii", "ii"],
])("anything else that is numbered stays text: %s", (sentence, words) => {
  expect(asked(parse(sentence))).toBe(words);
});

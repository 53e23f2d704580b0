import { ownWordsOf } from "@candor/contract/search/sentences";
import { expect, test } from "vitest";
import { parse, written } from "./sentence.ts";

test.each([
  ["cashier jobs for 16 year olds in Ohio", ["cashier", "in Ohio"]],
  ["nurse triage anywhere in the world", ["nurse triage"]],
  ["nurse triage anywhere in the US", ["nurse triage", "in the US"]],
  ["teachers with 5 years of experience in Ohio", ["teachers", "in Ohio"]],
  ["I am looking for a remote job", ["remote job"]],
  // Words that fill any search are shown with what was read.
  ["austin jobs", ["austin jobs"]],
  ["a job in austin", ["a job in austin"]],
  ["hybrid nurse, 2 days in the office anywhere", ["hybrid 2 days in the office", "nurse"]],
])("%s is shown by the words that mean something", (sentence, own) => {
  expect(parse(sentence).chips.map((chip) => ownWordsOf(chip, sentence))).toEqual(own);
});

test("filler is dropped with the chip beside it", () => {
  expect(parse("cashier jobs for 16 year olds in Ohio").chips.at(-1)).toMatchObject({
    words: [[8, 37]],
    own: [[30, 37]],
  });
});

test("the amount of a bonus is said to have no effect", () => {
  const label = (sentence: string) => parse(sentence).chips.at(-1)?.label;
  expect(label("LPN $2k sign on bonus")).toBe("Sign-on bonus, any amount");
  expect(label("LPN sign on bonus")).toBe("Sign-on bonus");
});

test.each([
  ["remote jobs Spanish and English", "remote only | wish languages=Spanish | wish languages=English"],
  ["nurse english and french", "title Registered Nurse | wish languages=English | wish languages=French"],
  ["receptionist spanish/english", "title Receptionist | wish languages=Spanish"],
  [
    "bilingual english and spanish nurse",
    "wish languages=Bilingual | wish languages=Spanish | title Registered Nurse",
  ],
])("%s names %s", (sentence, chips) => expect(written(parse(sentence))).toBe(chips));

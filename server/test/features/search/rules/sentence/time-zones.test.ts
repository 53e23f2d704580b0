import { expect, test } from "vitest";
import { parse, written } from "./sentence.ts";

test.each([
  ["eastern time", "est"],
  ["EST hours", "eastern time zone"],
  ["est time zone", "eastern time"],
  ["west coast hours", "pacific time"],
])("M-17 a time zone stays text, and is also looked for by its other names: %s", (phrase, other) => {
  const parsed = parse(`remote nurse ${phrase}`);
  expect(written(parsed)).toBe(`remote only | title Registered Nurse | text ${phrase}`);
  expect(parsed.clauses.at(-1)).toMatchObject({ word: phrase, synonyms: expect.arrayContaining([other]) });
});

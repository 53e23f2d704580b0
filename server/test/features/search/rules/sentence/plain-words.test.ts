import { expect, test } from "vitest";
import { plainWords } from "../../../../../src/features/search/rules/sentence/parse.ts";
import { asked, written } from "./sentence.ts";

test("quotes, minus and prefixes are syntax, and nothing else is read", () => {
  const parsed = plainWords('remote "night shift" engin* -crypto in austin over 100k not sales');
  expect(written(parsed)).toBe(
    "text remote | phrase night shift | prefix engin | not crypto | text in austin over 100k not sales",
  );
  expect(asked(parsed)).toBe('remote "night shift" engin* in austin over 100k not sales -crypto');
  expect(Object.keys(parsed)).toEqual(["chips", "clauses", "exclude"]);
});

test("every word is required", () => {
  expect(asked(plainWords("the jobs of an i"))).toBe("the jobs of an i");
});

test.each([
  ["“machine learning”", '"machine learning"'],
  ['a"b c"d', 'a "b c" d'],
  ['"unbalanced quote', "unbalanced quote"],
  ['"" "!"', ""],
  ["developer/engineer ci/cd 24/7", "developer engineer ci/cd 24/7"],
  ["1,000 one,two", "1,000 one two"],
  ["r.n. (driver’s) --x e*g *", "r.n driver’s x e*g"],
  ["−intern a-b -.net", "a-b -intern -.net"],
])("%s is cut into %s", (sentence, clauses) => expect(asked(plainWords(sentence))).toBe(clauses));

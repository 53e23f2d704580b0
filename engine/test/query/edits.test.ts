import fc from "fast-check";
import { expect, test } from "vitest";
import { isWithinOneEdit, isWithinTwoEdits, oneEditAway } from "../../src/query/edits.ts";

const words = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 6 }).map((letters) => letters.join(""));

test("two words are within one edit exactly if one of all edits of the first makes the second", () => {
  fc.assert(
    fc.property(words, words, (a, b) => {
      expect(isWithinOneEdit(a, b)).toBe(a === b || oneEditAway(a).has(b));
      if (isWithinOneEdit(a, b)) expect(isWithinTwoEdits(a, b)).toBe(true);
    }),
    { numRuns: 3000 },
  );
});

import { expect, it } from "vitest";
import { remembering } from "../../src/platform/remembered.ts";

it("a function remembers what it returned for the values that it was last given", () => {
  const asked: string[] = [];
  const upper = remembering(2, (given: { readonly word: string }) => {
    asked.push(given.word);
    return { said: given.word.toUpperCase() };
  });
  expect(upper({ word: "a" })).toEqual({ said: "A" });
  expect(upper({ word: "a" })).toBe(upper({ word: "a" }));
  expect(asked).toEqual(["a"]);
  for (const word of ["b", "a", "c", "a", "b"]) expect(upper({ word })).toEqual({ said: word.toUpperCase() });
  expect(asked).toEqual(["a", "b", "c", "b"]);
});

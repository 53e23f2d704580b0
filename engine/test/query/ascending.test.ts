import fc from "fast-check";
import { expect, test } from "vitest";
import { ascending } from "../../src/query/ascending.ts";

const list = fc.array(fc.integer({ min: 0, max: 65_535 })).map((docs) => Uint16Array.from(docs));

test("lists of documents are united in ascending order, each document once", () => {
  fc.assert(
    fc.property(fc.array(list), (lists) => {
      const all = new Set(lists.flatMap((docs) => [...docs]));
      expect([...ascending(lists)]).toEqual([...all].sort((a, b) => a - b));
    }),
  );
});

test("the first and the last document of a word of bits", () => {
  expect([...ascending([Uint16Array.of(65_535, 32, 31), Uint16Array.of(0, 31)])]).toEqual([
    0, 31, 32, 65_535,
  ]);
});

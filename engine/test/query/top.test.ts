import fc from "fast-check";
import { expect, test } from "vitest";
import { Top } from "../../src/query/top.ts";

const offers = fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 100_000 }), key: fc.nat(50) }), {
  selector: ({ id }) => id,
  maxLength: 400,
});

test.each([
  ["a heap", 0],
  ["selection", 5000],
])("%s keeps the best, ties by id", (_, least) => {
  fc.assert(
    fc.property(offers, fc.nat(60), fc.nat(40), (all, from, size) => {
      const many = least === 0 ? all : repeated(all);
      const first = from + least;
      const top = new Top(first + size);
      for (const { key, id } of many) if (key >= top.threshold) top.offer(key, id);
      const expected = many.toSorted((a, b) => b.key - a.key || a.id - b.id).slice(first, first + size);
      expect(top.from(first)).toEqual(expected.map(({ id, key }) => ({ id, score: key })));
    }),
    { numRuns: least === 0 ? 200 : 20 },
  );
});

/** Enough for the arrays of a selection to be cut back several times. */
function repeated(all: readonly { id: number; key: number }[]) {
  return Array.from({ length: 60 }, (_, round) =>
    all.map(({ id, key }) => ({ id: id + round * 100_000, key })),
  ).flat();
}

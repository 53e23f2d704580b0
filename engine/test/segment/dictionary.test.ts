import fc from "fast-check";
import { expect, test } from "vitest";
import { type Dictionary, find, prefixRange, wordAt } from "../../src/segment/dictionary.ts";
import { TermTable } from "../../src/segment/term-table.ts";

const words = fc.array(
  fc.oneof(fc.string({ minLength: 1, maxLength: 3 }), fc.constantFrom("a", "ab", "abc", "é", "日本")),
  {
    maxLength: 40,
  },
);

test("a dictionary finds each word and each prefix, and nothing else", () => {
  fc.assert(
    fc.property(words, fc.string({ maxLength: 2 }), (all, other) => {
      const distinct = [...new Set(all)];
      const dictionary = dictionaryOf(all);
      expect(dictionary.offsets.length - 1).toBe(distinct.length);
      for (const word of [...distinct, other]) {
        const ordinal = find(dictionary, Buffer.from(word));
        expect(ordinal < 0 ? undefined : wordAt(dictionary, ordinal)).toBe(
          distinct.find((each) => each === word),
        );
        const [first, end] = prefixRange(dictionary, Buffer.from(word));
        const found = Array.from({ length: end - first }, (_, index) => wordAt(dictionary, first + index));
        expect(found.sort()).toEqual(distinct.filter((each) => each.startsWith(word)).sort());
      }
    }),
  );
});

test("a term table numbers many tokens in order of first occurrence", () => {
  const table = new TermTable();
  const numbers = [1, 2].map(() => Array.from({ length: 5000 }, (_, index) => number(table, `word${index}`)));
  expect(numbers[0]).toEqual(Array.from({ length: 5000 }, (_, index) => index));
  expect(numbers[1]).toEqual(numbers[0]);
});

function number(table: TermTable, word: string): number {
  const bytes = Buffer.from(word);
  return table.number(bytes, bytes.length, bytes.length * 31);
}

function dictionaryOf(all: readonly string[]): Dictionary {
  const table = new TermTable();
  for (const word of all) number(table, word);
  const sorted = Array.from(table.sorted(), (term) =>
    table.bytes.subarray(table.offsets[term], table.offsets[term + 1]),
  );
  const offsets = new Uint32Array(sorted.length + 1);
  sorted.forEach((word, index) => {
    offsets[index + 1] = offsets[index]! + word.length;
  });
  return { bytes: Buffer.concat(sorted), offsets };
}

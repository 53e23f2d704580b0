import { expect, test } from "vitest";
import { bm25, trigramsOf, wordsOf } from "../../src/relevance/bm25.ts";

test("rare words weigh more, short documents come first, and documents without a shared word are not ranked", () => {
  const ranked = bm25(["night nurse", "nurse", "senior night nurse", "welder"].map(wordsOf));
  expect(ranked(wordsOf("Nurse"))).toEqual([1, 0, 2]);
  expect(ranked(wordsOf("senior nurse"))).toEqual([2, 1, 0]);
  expect(ranked(wordsOf("diver"))).toEqual([]);
});

test("a score is Robertson's formula", () => {
  // Two documents of one word and of three: a word of both has idf ln(1 + 0.5 / 2.5), and length alone decides.
  const ranked = bm25([["a", "b", "c"], ["a"]]);
  expect(ranked(["a"])).toEqual([1, 0]);
  expect(ranked(["a", "b"])).toEqual([0, 1]);
});

test("words are letters and digits, trigrams know where a word begins and ends", () => {
  expect(wordsOf("C++ / .NET Développeur")).toEqual(["c", "net", "développeur"]);
  expect(trigramsOf("RN a")).toEqual(["#rn", "rn#", "#a#"]);
});

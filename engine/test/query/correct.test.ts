import { describe, expect, test } from "vitest";
import type { Clause } from "../../src/criteria.ts";
import { aPosting, NOW } from "../a-posting.ts";
import { LocalIndex } from "../local-index.ts";

const index = new LocalIndex();
index.apply(
  [
    "Software Engineer",
    "Engineers wanted",
    "Engine driver",
    "Nurse",
    "Maintenance Planner",
    "Kelp Farmer",
    "Wilder Coordinator",
  ].map((title, number) => ({
    kind: "put",
    posting: aPosting({ id: number + 1, title }),
  })),
);
/** Enough postings that a word in one of them is rare beside their words, and enough titles to outweigh one of them. */
index.apply(
  Array.from({ length: 400 }, (_, number) => ({
    kind: "put",
    posting: aPosting({
      id: 100 + number,
      title: `Welder and Keeper ${number}`,
      body: "You keep your promises.",
    }),
  })),
);

function searchFor(clauses: readonly Clause[], asked: { correct?: boolean; exact?: boolean } = {}) {
  const { correct = true, exact = false } = asked;
  const criteria = { clauses, exclude: [], filters: {}, exact };
  return index.search({ criteria, sort: "relevance", from: 0, size: 10, facets: false, now: NOW, correct });
}

describe("a word that no posting holds", () => {
  test.each([
    ["enginer", "engineer"],
    ["enginee", "engineer"],
    ["engineeer", "engineer"],
    ["enigneer", "engineer"],
    ["emgineer", "engineer"],
    ["nusre", "nurse"],
    ["maintainance", "maintenance"],
  ])("%s stands for %s too", (word, to) => {
    const found = searchFor([{ kind: "word", word }]);
    expect(found.corrections).toEqual([{ word, to }]);
    expect(found.total).toBeGreaterThan(0);
  });

  test.each<[string, Clause, object]>([
    ["is left when nothing is one edit away", { kind: "word", word: "plumber" }, {}],
    ["is left when it is short", { kind: "word", word: "nrs" }, {}],
    ["is left when it is known to be right", { kind: "word", word: "enginer", known: true }, {}],
    ["is left in a phrase", { kind: "phrase", words: ["enginer"] }, {}],
    ["is left as a prefix", { kind: "prefix", prefix: "enginer" }, {}],
    ["is left when nobody asks", { kind: "word", word: "enginer" }, { correct: false }],
    ["is left in exact searches", { kind: "word", word: "enginer" }, { exact: true }],
  ])("%s", (_case, clause, asked) => {
    expect(searchFor([clause], asked).corrections).toBeUndefined();
  });
});

test("of many possibly misspelled words only the first twelve are corrected, also when asked again", () => {
  const unknown = Array.from({ length: 11 }, (_, number) => `zzzz${"abcdefghijk"[number]}`);
  const clauses = (...words: string[]) => words.map((word): Clause => ({ kind: "word", word }));
  expect(searchFor(clauses(...unknown, "enginer")).corrections).toEqual([
    { word: "enginer", to: "engineer" },
  ]);
  for (const _ of [1, 2])
    expect(searchFor(clauses(...unknown, "zzzzl", "nusre")).corrections).toBeUndefined();
});

test.each([
  ["kelp", "a word of one title, beside a frequent word of texts"],
  ["kelps", "a form of a word of one title"],
  ["keet", "a short word, beside a frequent word of texts"],
  ["elder", "a short word with another first letter than a frequent word of titles"],
])("%s stays as it is: %s", (word) => {
  expect(searchFor([{ kind: "word", word }]).corrections).toBeUndefined();
});

test.each([
  ["wilder", "welder"],
  ["weldor", "welder"],
])("%s stands for the likely spelling that is in hundreds of times as many titles", (word, spelling) => {
  expect(searchFor([{ kind: "word", word, spelling }]).corrections).toEqual([{ word, to: spelling }]);
});

test("a word in postings is not misspelled, and neither are its other forms", () => {
  expect(searchFor([{ kind: "word", word: "engines" }]).corrections).toBeUndefined();
});

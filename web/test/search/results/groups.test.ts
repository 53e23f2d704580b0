import type { JobDocument } from "@candor/contract/jobs/shapes";
import { expect, it } from "vitest";
import { groupsOf, hasNoPostings, matchesOf } from "../../../app/search/results/groups.ts";

const postings = Array.from({ length: 6 }, (_, at) => ({ id: String(at) }) as JobDocument);
const shown = (...parts: Parameters<typeof groupsOf>) =>
  groupsOf(...parts).map(({ kind, postings: { length }, start, begins }) => [kind, length, start, begins]);

it.each([
  ["one group", {}, 0, [["matches", 6, 1, true]]],
  [
    "local, remote and close postings",
    { remote: { from: 1, count: 3 }, close: { from: 4, count: 2 } },
    0,
    [
      ["matches", 1, 1, true],
      ["remote", 3, 2, true],
      ["close", 2, 5, true],
    ],
  ],
  ["nothing but close ones", { close: { from: 0, count: 6 } }, 0, [["close", 6, 1, true]]],
  [
    "a later page, whose first group began before it",
    { remote: { from: 10, count: 13 }, close: { from: 23, count: 9 } },
    20,
    [
      ["remote", 3, 21, false],
      ["close", 3, 24, true],
    ],
  ],
] as const)("a list shows %s", (_, found, from, groups) => {
  expect(shown(found, postings, from)).toEqual(groups);
});

it("M-19 close postings are listed, but are not matches", () => {
  const hits = { total: { value: 302 } };
  expect(matchesOf({ hits, close: { from: 0, count: 302 } })).toBe(0);
  expect(matchesOf({ hits })).toBe(302);
});

it.each([
  [0, "", true],
  [0, "from=0&query=", true],
  [0, "query=nurse", false],
  [2, "", false],
])("M-18 where %i postings match %j, no posting can be missed: %s", (value, search, expected) => {
  expect(hasNoPostings({ hits: { total: { value } } }, new URLSearchParams(search))).toBe(expected);
});

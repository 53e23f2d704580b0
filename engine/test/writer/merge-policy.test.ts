import { expect, test } from "vitest";
import { chooseMerge } from "../../src/writer/merge-policy.ts";

const segment = (live: number, removed = 0, bytes = live * 1000) => ({ live, removed, bytes });

test("eight segments of one size are merged", () => {
  const seven = Array.from({ length: 7 }, () => segment(10));
  expect(chooseMerge(seven)).toEqual([]);
  expect(chooseMerge([...seven, segment(60_000), segment(11)])).toHaveLength(8);
});

test("a merged segment never has more than 65,536 documents", () => {
  const chosen = chooseMerge(Array.from({ length: 10 }, () => segment(20_000)));
  expect(chosen.reduce((sum, { live }) => sum + live, 0)).toBe(60_000);
});

test("a full segment is left alone until a quarter of it is deleted", () => {
  expect(chooseMerge([segment(50_000, 15_000)])).toEqual([]);
  expect(chooseMerge([segment(48_000, 17_000)])).toHaveLength(1);
});

test("long documents are not merged beyond the memory of a segment", () => {
  expect(chooseMerge(Array.from({ length: 8 }, () => segment(100, 0, 200 * 2 ** 20)))).toEqual([]);
});

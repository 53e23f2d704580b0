import { expect, test } from "vitest";
import { sizeViolations } from "../checks/file-size.ts";

const path = "engine/src/long.ts";
const lines = (count: number) => new Map([[path, "a\n".repeat(count)]]);
const exception = { [path]: { lines: 320, reason: "one table" } };

test("300 lines are allowed, 301 are not", () => {
  expect(sizeViolations(lines(300), {})).toEqual([]);
  expect(sizeViolations(lines(301), {})).toEqual([`${path}: 301 lines; 300 are enough`]);
});

test("an exception holds to its own length", () => {
  expect(sizeViolations(lines(320), exception)).toEqual([]);
  expect(sizeViolations(lines(321), exception)).toEqual([`${path}: 321 lines; 320 are enough`]);
});

test("an exception leaves the list when its file is short enough, or gone", () => {
  const stale = [`${path}: needs no exception any more`];
  expect(sizeViolations(lines(300), exception)).toEqual(stale);
  expect(sizeViolations(new Map(), exception)).toEqual(stale);
});

test("a document may be as long as it needs", () => {
  expect(sizeViolations(new Map([["docs/operations.md", "a\n".repeat(900)]]), {})).toEqual([]);
});

import { expect, test } from "vitest";
import { benchFaults } from "../checks/types.ts";

const renamed = `bench/src/a.ts(2,9): error TS2305: Module '"@candor/server/a"' has no exported member 'list'.`;
const moved =
  "bench/src/b.ts(1,9): error TS2307: Cannot find module '@candor/server/b' or its type declarations.";
const uninstalled =
  "bench/src/c.ts(1,9): error TS2307: Cannot find module 'minisearch' or its type declarations.";
const follows = "bench/src/c.ts(7,2): error TS7006: Parameter 'result' implicitly has an 'any' type.";

test("a benchmark is checked against the product", () => {
  expect(benchFaults(["", renamed, moved, ""].join("\n"))).toEqual([renamed, moved]);
});

test("one with a package that isn't installed can't be checked", () => {
  expect(benchFaults([renamed, uninstalled, follows].join("\n"))).toEqual([renamed]);
  expect(benchFaults("")).toEqual([]);
});

import { expect, test } from "vitest";
import { lockViolations } from "../checks/lock.ts";

const optionalDependencies = { "@tool/linux": "1.0.0", "@tool/windows": "1.0.0" };

test("a lock that has every platform's package passes", () => {
  const packages = {
    "node_modules/tool": { optionalDependencies },
    "node_modules/@tool/linux": {},
    "node_modules/tool/node_modules/@tool/windows": {},
  };
  expect(lockViolations(treeWith(packages))).toEqual([]);
});

test("a lock that lacks another platform's package is refused", () => {
  const packages = { "node_modules/tool": { optionalDependencies }, "node_modules/@tool/linux": {} };
  expect(lockViolations(treeWith(packages))).toEqual([
    "package-lock.json: lacks @tool/windows, which node_modules/tool names; choose a version that has it",
  ]);
});

function treeWith(packages: object) {
  return new Map([["package-lock.json", JSON.stringify({ packages })]]);
}

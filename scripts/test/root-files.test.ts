import { expect, test } from "vitest";
import { rootViolations } from "../checks/root-files.ts";

const tree = (path: string) => new Map([[path, ""]]);

test("a file that nobody put on the list may not lie in the root", () => {
  expect(rootViolations(tree("answers-360-dark.png"))).toEqual([
    "answers-360-dark.png: belongs in a folder, or nowhere; a file that tools look for here goes on the list",
  ]);
});

test("the root's own files and those of folders may stay", () => {
  expect(rootViolations(tree("package.json"))).toEqual([]);
  expect(rootViolations(tree("web/public/icon-192.png"))).toEqual([]);
});

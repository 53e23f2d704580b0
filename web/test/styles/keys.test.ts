import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const noKeyboard = "@media (scripting: none), (any-pointer: coarse) and (not (any-pointer: fine)) {";

it.each([
  ["search-desk", ".desk-keys"],
  ["answering", ".key-help,\n  .board-help,\n  .application kbd"],
])("%s says nothing about keys where there are only fingers, even if they can hover", (sheet, hints) => {
  const css = readFileSync(new URL(`../../app/styles/${sheet}.css`, import.meta.url), "utf8");
  expect(css).toContain(`${noKeyboard}\n  ${hints} {\n    display: none;`);
  expect(css).not.toContain("@media (hover: none)");
});

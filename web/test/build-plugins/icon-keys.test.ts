import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { numberedKeys } from "../../build-plugins/icon-keys.ts";

const icons = new URL(
  "icons/",
  `file://${createRequire(import.meta.url).resolve("lucide-react/dist/esm/Icon.mjs")}`,
);

it("the lines of an icon are numbered, and stay as they are otherwise", () => {
  const star = readFileSync(new URL("locate-fixed.mjs", icons), "utf8");
  const keys = numberedKeys(star).match(/(?<=key: ")[^"]+/g);
  expect(keys).toEqual(["0", "1", "2", "3", "4", "5"]);
  const without = (code: string) => code.replaceAll(/key: "[^"]+"/g, "");
  expect(without(numberedKeys(star))).toBe(without(star));
});

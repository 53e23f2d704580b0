import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { withoutKeys } from "../../build-plugins/icon-keys.ts";

const icon = createRequire(import.meta.url).resolve("lucide-react/dist/esm/icons/locate-fixed.mjs");

it("an icon keeps its lines, and loses their keys", () => {
  const code = readFileSync(icon, "utf8");
  const lines = (text: string) => text.match(/\["(?:line|circle)", \{ [^}]+\}\]/g) ?? [];
  expect(lines(code)).toHaveLength(6);
  expect(lines(withoutKeys(code))).toEqual(lines(code).map((line) => line.replace(/, key: "\w{6}"/, "")));
  expect(withoutKeys(code)).not.toContain("key:");
});

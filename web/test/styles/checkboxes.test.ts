import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const styles = join(import.meta.dirname, "..", "..", "app", "styles");
const read = (name: string) => readFileSync(join(styles, name), "utf8");

it("an empty checkbox or radio button that can be checked is drawn on the page's own paper, whatever fields look like", () => {
  expect(read("app.css")).toContain('@import "./checkboxes.css";');
  const empty = [
    'input[type="checkbox"]:not(:checked, :indeterminate, :disabled)',
    'input[type="radio"]:not(:checked, :disabled)',
  ];
  const selectors = [...read("checkboxes.css").matchAll(/^:where\(\n([^]*?)\n\)(?:::before)? \{$/gm)];
  expect(selectors.map(([, parts]) => parts?.split(",\n").map((part) => part.trim()))).toEqual([
    empty,
    empty,
  ]);
  expect(read("checkboxes.css")).toContain("background: var(--paper);");
});

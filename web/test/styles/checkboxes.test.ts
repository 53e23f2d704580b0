import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const styles = join(import.meta.dirname, "..", "..", "app", "styles");
const read = (name: string) => readFileSync(join(styles, name), "utf8");

it("an empty checkbox that can be checked is drawn on the page's own paper, whatever fields look like", () => {
  expect(read("app.css")).toContain('@import "./checkboxes.css";');
  const selectors = [...read("checkboxes.css").matchAll(/^(:where\(.*\))(?:::before)? \{$/gm)];
  expect(selectors.map(([, selector]) => selector)).toEqual(
    Array(2).fill(':where(input[type="checkbox"]:not(:checked, :indeterminate, :disabled))'),
  );
  expect(read("checkboxes.css")).toContain("background: var(--paper);");
});

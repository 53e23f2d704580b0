import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const styles = join(import.meta.dirname, "..", "..", "app", "styles");

/** What names a left or a right where a start or an end would do. */
const physical = [
  /(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b/,
  /border-(?:top|bottom)-(?:left|right)-radius/,
  /(?:^|[\s{;])(?:left|right):/,
  /(?:text-align|float|clear): (?:left|right)/,
  /box-shadow: inset -?[1-9]/,
];
const fourSides = /(?:margin|padding|inset): (?<sides>[^;]+);/g;

it("M-50 no style sheet names a left or a right side, so that pages turn with their language", () => {
  const sheets = readdirSync(styles).filter((name) => name.endsWith(".css"));
  expect(sheets.length).toBeGreaterThan(50);
  const found = sheets.flatMap((name) => {
    const text = readFileSync(join(styles, name), "utf8");
    const named = text.split("\n").filter((line) => physical.some((pattern) => pattern.test(line)));
    const uneven = [...text.matchAll(fourSides)].map(([, sides = ""]) => sides).filter(isUneven);
    return [...named, ...uneven].map((one) => `${name}: ${one.trim()}`);
  });
  expect(found).toEqual([]);
});

/** Whether a value for four sides has another right than left. */
function isUneven(sides: string): boolean {
  const [, right, , left] = sides.match(/(?:[^\s()]+|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
  return left !== undefined && left !== right;
}

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const styles = join(import.meta.dirname, "..", "..", "app", "styles");

/** Everything drawn in a color that means one thing. Green: answered in time. Amber: due. */
const meant: Readonly<Record<"answered" | "due", readonly string[]>> = {
  answered: [
    ".answer-answered",
    ".due-mark-kept",
    ".ticks .tick-in-time",
    ".mark-in-time",
    ".record-bar::-webkit-meter-optimum-value",
    ".record-bar::-moz-meter-bar",
  ],
  due: [
    ".answer-due",
    ".due-mark-soon, :is(.due-open, .due-soon) .due-mark-due",
    ".due-soon .due-mark-today",
    ".posting-overdue",
  ],
};

it.each(["answered", "due"] as const)("the color of what is %s stands for nothing else", (color) => {
  const found = readdirSync(styles)
    .filter((name) => name.endsWith(".css") && name !== "tokens.css")
    .flatMap((name) => drawnIn(color, readFileSync(join(styles, name), "utf8")));
  expect(found).toEqual(expect.arrayContaining([meant[color][0]]));
  expect(found.filter((selector) => !meant[color].includes(selector))).toEqual([]);
});

/** The selectors of the rules that use a color. */
function drawnIn(color: string, sheet: string): string[] {
  const rules = sheet.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/(?<selector>[^{};]+)\{(?<body>[^{}]*)\}/g);
  return [...rules]
    .filter(({ groups }) => groups?.["body"]?.includes(`var(--${color})`))
    .map(({ groups }) => groups!["selector"]!.trim().replaceAll(/\s+/g, " "));
}

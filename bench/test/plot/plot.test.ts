import { expect, test } from "vitest";
import { logScale } from "../../src/plot/log-scale.ts";
import { drawPanel, type Panel, shortNumber, size } from "../../src/plot/panel.ts";
import { smallMultiples } from "../../src/plot/small-multiples.ts";

test("a scale goes from one power of ten to another, at equal distances", () => {
  const scale = logScale([0.3, 4, 50]);
  expect(scale.ticks).toEqual([0.1, 1, 10, 100]);
  expect(scale.ticks.map((tick) => scale.share(tick))).toEqual([0, 1 / 3, 2 / 3, 1]);
});

test("powers of ten are ends themselves, and a single value has a scale too", () => {
  expect(logScale([10_000, 1_000_000]).ticks).toEqual([10_000, 100_000, 1_000_000]);
  expect(logScale([1]).ticks).toEqual([1, 10]);
});

test("numbers are as short as three digits allow", () => {
  expect([0.01, 0.12345, 5, 1000, 10_000, 300_000, 1_000_000].map(shortNumber)).toEqual([
    "0.01",
    "0.123",
    "5",
    "1000",
    "10k",
    "300k",
    "1M",
  ]);
});

const x = logScale([10, 1000]);
const y = logScale([1, 100]);
const right = size.width - size.right;
const bottom = size.height - size.bottom;

test("a line goes from corner to corner where its values go from end to end", () => {
  const panel: Panel = {
    title: "a < b",
    lines: [
      {
        kind: "main",
        points: [
          [10, 1],
          [1000, 100],
        ],
      },
    ],
  };
  const drawn = drawPanel(panel, x, y);
  expect(drawn).toContain(`points="${size.left},${bottom} ${right},${size.top}"`);
  expect(drawn).toContain("a &lt; b");
});

test("values at line ends do not overlap, and the larger one is on top", () => {
  const ending = (kind: "main" | "beside", value: number) => ({
    kind,
    points: [[1000, value]] as const,
  });
  const drawn = drawPanel({ title: "", lines: [ending("main", 10), ending("beside", 10.1)] }, x, y);
  const down = (kind: string) =>
    Number(new RegExp(`<text class="${kind}" x="\\d+" y="([\\d.]+)"`).exec(drawn)![1]);
  expect(down("main") - down("beside")).toBeGreaterThanOrEqual(10);
});

test("panels of a group share a scale, and groups do not", () => {
  const panel = (value: number): Panel => ({
    title: "",
    lines: [
      {
        kind: "main",
        points: [
          [10, value],
          [1000, value],
        ],
      },
    ],
  });
  const drawn = smallMultiples("Growth", [
    { heading: "one", panels: [panel(1), panel(100)] },
    { heading: "other", panels: [panel(5000)] },
  ]);
  const lines = Array.from(drawn.matchAll(/points="([^"]+)"/g), ([, points]) => points);
  expect(lines.slice(0, 2)).toEqual([
    `${size.left},${bottom} ${right},${bottom}`,
    `${size.left},${size.top} ${right},${size.top}`,
  ]);
  expect(drawn.match(/>10k</g)).toHaveLength(1);
});

test("a drawing says what it shows, and has colors for light and dark", () => {
  const drawn = smallMultiples("Growth", [
    { heading: "one", panels: [{ title: "", lines: [{ kind: "main", points: [[10, 1]] }] }] },
  ]);
  expect(drawn).toContain("<title>Growth</title>");
  expect(drawn).toContain("@media (prefers-color-scheme: dark)");
  expect(drawn).toContain('class="paper"');
});

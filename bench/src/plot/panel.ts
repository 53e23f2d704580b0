import type { LogScale } from "./log-scale.ts";

export type Point = readonly [x: number, y: number];

/** A line in a panel; its last value is printed at its end. */
export interface Line {
  readonly kind: "main" | "beside";
  readonly points: readonly Point[];
}

export interface Panel {
  readonly title: string;
  readonly lines: readonly Line[];
  /** A value that lines should stay below. */
  readonly bound?: number;
}

/** A panel's size and the margins for its title and tick labels, in pixels. */
export const size = { width: 240, height: 168, left: 34, right: 40, top: 28, bottom: 26 };
const plane = {
  width: size.width - size.left - size.right,
  height: size.height - size.top - size.bottom,
};
/** The smallest distance between values at line ends. */
const leastGap = 11;

/** Markup of one panel, with its upper left corner at 0, 0. */
export function drawPanel({ title, lines, bound }: Panel, x: LogScale, y: LogScale): string {
  const at = ([across, up]: Point) => [acrossOf(x, across), downOf(y, up)] as const;
  const kept = bound === undefined ? [] : [`<path class="bound" d="${horizontal(downOf(y, bound))}"/>`];
  return [
    `<text class="title" x="${size.left}" y="14">${escaped(title)}</text>`,
    ...y.ticks.map(
      (tick) =>
        `<path class="rule" d="${horizontal(downOf(y, tick))}"/><text class="tick" text-anchor="end" x="${size.left - 6}" y="${downOf(y, tick) + 3}">${shortNumber(tick)}</text>`,
    ),
    ...x.ticks.map(
      (tick) =>
        `<text class="tick" text-anchor="middle" x="${acrossOf(x, tick)}" y="${size.height - 10}">${shortNumber(tick)}</text>`,
    ),
    ...kept,
    ...lines.map(
      ({ kind, points }) =>
        `<polyline class="${kind}" points="${points.map((point) => at(point)).join(" ")}"/>`,
    ),
    ...endValues(lines, y),
  ].join("\n");
}

/** 10,000 as 10k, and no more than three digits. */
export function shortNumber(value: number): string {
  if (value >= 1e6) return `${Number((value / 1e6).toPrecision(3))}M`;
  return value >= 1e4 ? `${Number((value / 1e3).toPrecision(3))}k` : String(Number(value.toPrecision(3)));
}

/** Moves apart the values that would overlap. */
function endValues(lines: readonly Line[], y: LogScale): string[] {
  const ends = lines
    .map(({ kind, points }) => ({ kind, value: points.at(-1)![1] }))
    .sort((a, b) => a.value - b.value);
  let above = Number.POSITIVE_INFINITY;
  return ends.map(({ kind, value }) => {
    above = Math.min(downOf(y, value) + 3, above - leastGap);
    return `<text class="${kind}" x="${size.width - size.right + 6}" y="${rounded(above)}">${shortNumber(value)}</text>`;
  });
}

function acrossOf(x: LogScale, value: number): number {
  return rounded(size.left + x.share(value) * plane.width);
}

function downOf(y: LogScale, value: number): number {
  return rounded(size.top + (1 - y.share(value)) * plane.height);
}

function horizontal(down: number): string {
  return `M${size.left} ${down}h${plane.width}`;
}

function rounded(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

import type { AnswerDay } from "@candor/contract/organizations/shapes";

/** In the drawing's units, which are stretched to its place. A tick and the gap after it are one dash. */
const column = 8;
const tick = 4;
const gap = 2;
/** In pixels: the height of a row of ticks, and of the whole drawing, which many rows are squeezed into. */
const rowHeight = 9;
const mostHeight = 160;
/** A record's window, plus today. */
const columns = 91;

const day = 86_400_000;

/** The ticks as dashed lines, which the style sheet draws: each dash is one application. */
export function ticksOf(days: readonly AnswerDay[], since: string) {
  const up = Math.max(0, ...days.map(({ inTime }) => inTime));
  const down = Math.max(0, ...days.map(({ late, missed }) => late + missed));
  const rows = up + down;
  const baseline = up * (tick + gap) + 1;
  const first = Math.floor(Date.parse(since) / day);
  const middleOf = ({ date }: AnswerDay) => (Date.parse(date) / day - first + 0.5) * column;
  const lines = (draw: (of: AnswerDay, x: number) => string) =>
    days.map((of) => draw(of, middleOf(of))).join("");
  const lengthOf = (count: number) => count * (tick + gap);
  const below = (x: number, from: number, count: number) =>
    count === 0 ? "" : `M${x} ${baseline + gap + lengthOf(from)}v${lengthOf(count) - gap}`;
  return {
    viewBox: `0 0 ${columns * column} ${(rows + 1) * (tick + gap)}`,
    width: columns * column,
    height: Math.min(mostHeight, (rows + 1) * rowHeight),
    baseline,
    paths: {
      inTime: lines(({ inTime }, x) =>
        inTime === 0 ? "" : `M${x} ${baseline - gap}v${gap - lengthOf(inTime)}`,
      ),
      late: lines(({ late }, x) => below(x, 0, late)),
      // Its two edges.
      missed: lines(({ late, missed }, x) => below(x - 2.4, late, missed) + below(x + 2.4, late, missed)),
    },
  };
}

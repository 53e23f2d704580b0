import type { Mark } from "./drawing.ts";

/** Where each arrow key points, in the drawing's directions. */
const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The place that an arrow key leads to from another: the nearest that way, where aside is farther than ahead. */
export function neighbour(marks: readonly Mark[], from: Mark, key: string): Mark | undefined {
  const direction = directions[key];
  if (!direction) return undefined;
  const [x, y] = direction;
  const ahead = marks.flatMap((mark) => {
    const [dx, dy] = [mark.x - from.x, mark.y - from.y];
    const along = dx * x + dy * y;
    const aside = Math.abs(dx * y) + Math.abs(dy * x);
    return along > 0 && aside <= along * widest ? [{ mark, far: along + 2 * aside }] : [];
  });
  return ahead.sort((one, other) => one.far - other.far)[0]?.mark;
}

/** How far aside a place may be: every other place is ahead of some key, even where it is nearly diagonal. */
const widest = 1.5;

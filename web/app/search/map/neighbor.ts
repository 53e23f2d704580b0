import type { Mark } from "./drawing.ts";

/** The place that a key leads to from another one; the marks are ordered by size. */
export function neighbor(marks: readonly Mark[], from: Mark, key: string): Mark | undefined {
  const direction = directions[key];
  if (direction) return nearest(marks, from, direction);
  const at = marks.indexOf(from);
  if (key === "PageDown") return marks[at + 1];
  if (key === "PageUp") return marks[at - 1];
  return undefined;
}

/** The direction of each arrow key, in the drawing's coordinates. */
const directions: Readonly<Record<string, Direction>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

type Direction = readonly [x: number, y: number];

/** How far sideways a place may be, as a share of how far ahead it is: diagonal places belong to two keys. */
const widest = 1.5;

/** A sideways distance counts as farther than one ahead. */
function nearest(marks: readonly Mark[], from: Mark, [x, y]: Direction): Mark | undefined {
  const ahead = marks.flatMap((mark) => {
    const [dx, dy] = [mark.x - from.x, mark.y - from.y];
    const along = dx * x + dy * y;
    const aside = Math.abs(dx * y) + Math.abs(dy * x);
    return along > 0 && aside <= along * widest ? [{ mark, far: along + 2 * aside }] : [];
  });
  return ahead.sort((one, other) => one.far - other.far)[0]?.mark;
}

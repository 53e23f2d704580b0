import type { Ring } from "./counties.ts";

/** Degrees of latitude and longitude. */
export interface Box {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** About three and a half miles: enough to tell the middles of cities apart, and a county takes a dozen strips. */
const lowest = 0.05;
/** Coarser strips are enough for half a state. */
const mostRows = 60;
/** Strips whose ends differ by less than this become one box. */
const tolerance = 0.02;

/** An outline as horizontal strips that cover it, for engines that know boxes. */
export function stripsOf(rings: readonly Ring[]): Box[] {
  const latitudes = rings.flat().map(([, latitude]) => latitude);
  const [bottom, top] = [Math.min(...latitudes), Math.max(...latitudes)];
  const height = Math.max(lowest, (top - bottom) / mostRows);
  const boxes: Box[] = [];
  let below: number[] = [];
  for (let south = bottom; south < top; south += height) {
    const crossings = crossingsAt(rings, south + height / 2);
    for (let at = 0; at + 1 < crossings.length; at += 2)
      boxes.push({ south, north: south + height, west: crossings[at]!, east: crossings[at + 1]! });
    const count = crossings.length / 2;
    if (isAlike(crossings, below)) join(boxes, count);
    else below = crossings;
  }
  return boxes;
}

/** Where a parallel crosses the outline, from west to east. */
function crossingsAt(rings: readonly Ring[], latitude: number): number[] {
  return rings
    .flatMap((ring) =>
      ring.flatMap(([x, y], at): number[] => {
        const [nextX, nextY] = ring[(at + 1) % ring.length]!;
        if (y > latitude === nextY > latitude) return [];
        return [x + ((latitude - y) / (nextY - y)) * (nextX - x)];
      }),
    )
    .sort((a, b) => a - b);
}

function isAlike(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((x, at) => Math.abs(x - other[at]!) < tolerance);
}

/** Extends the strips of the row below up over the last row, which is removed. */
function join(boxes: Box[], count: number): void {
  const last = boxes.splice(boxes.length - count, count);
  for (const [at, { north }] of last.entries()) {
    const below = boxes.length - count + at;
    boxes[below] = { ...boxes[below]!, north };
  }
}

import type { Drawing, Mark } from "./drawing.ts";

export interface Label {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: "start" | "end";
}

/** The approximate width of a letter and height of a line, in pixels of the drawing's small type. */
const letter = 6.6;
const line = 14;
const most = 8;
const gap = 4;

/** Names for the largest places, unless they would cover each other, another large place or the edge. */
export function labelsOf({ marks, width, height }: Drawing): Label[] {
  const taken = marks.slice(0, most).map(boxOfMark);
  return marks.slice(0, most).flatMap((mark, at) => {
    const others = taken.filter((_, other) => other !== at);
    const free = [labelOf(mark, "start"), labelOf(mark, "end")].find((label) => {
      const box = boxOf(label);
      return isInside(box, width, height) && !others.some((other) => overlap(box, other));
    });
    if (free) taken.push(boxOf(free));
    return free ? [free] : [];
  });
}

/** One place's name, on the side with room for it. */
export function labelOf({ place, x, y, radius }: Mark, anchor: Label["anchor"]): Label {
  const text = place.label.split(",")[0] ?? "";
  return { text, anchor, y: y + line / 3, x: anchor === "start" ? x + radius + gap : x - radius - gap };
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function boxOfMark({ x, y, radius }: Mark): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

function boxOf({ text, x, y, anchor }: Label): Box {
  const long = text.length * letter;
  const left = anchor === "start" ? x : x - long;
  return { left, right: left + long, top: y - line, bottom: y + gap };
}

function isInside({ left, right, top, bottom }: Box, width: number, height: number): boolean {
  return left >= 0 && right <= width && top >= 0 && bottom <= height;
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

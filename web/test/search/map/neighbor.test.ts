import { describe, expect, it } from "vitest";
import type { Mark } from "../../../app/search/map/drawing.ts";
import { neighbor } from "../../../app/search/map/neighbor.ts";

function mark(label: string, x: number, y: number): Mark {
  return { place: { label, latitude: 0, longitude: 0, count: 1 }, x, y, radius: 4 };
}

const middle = mark("middle", 50, 50);
const marks = [
  middle,
  mark("near right", 60, 52),
  mark("far right", 90, 50),
  mark("aside right", 55, 57),
  mark("left", 10, 50),
  mark("above", 50, 20),
  mark("below", 52, 90),
];

describe("keys on a map", () => {
  it.each([
    ["ArrowRight", "near right"],
    ["ArrowLeft", "left"],
    ["ArrowUp", "above"],
    ["PageDown", "near right"],
    ["PageUp", undefined],
    ["Enter", undefined],
  ])("%s leads to %s", (key, expected) => {
    expect(neighbor(marks, middle, key)?.place.label).toBe(expected);
  });

  it("that point over the edge lead nowhere", () => {
    expect(neighbor(marks, mark("edge", 95, 50), "ArrowRight")).toBeUndefined();
  });

  it("Page Down goes through all of them, the largest first", () => {
    const reached = [middle];
    for (let next = neighbor(marks, middle, "PageDown"); next; next = neighbor(marks, next, "PageDown"))
      reached.push(next);
    expect(reached).toEqual(marks);
  });
});

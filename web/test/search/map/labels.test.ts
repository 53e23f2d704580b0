import { describe, expect, it } from "vitest";
import type { Drawing } from "../../../app/search/map/drawing.ts";
import { labelsOf } from "../../../app/search/map/labels.ts";

function drawing(...places: readonly (readonly [label: string, x: number, y: number])[]): Drawing {
  const marks = places.map(([label, x, y]) => ({
    place: { label, latitude: 0, longitude: 0, count: 1 },
    x,
    y,
    radius: 5,
  }));
  return { width: 300, height: 200, land: "", borders: "", marks };
}

const texts = (shown: Drawing) => labelsOf(shown).map(({ text, anchor }) => [text, anchor]);

describe("names on a map", () => {
  it("are those of the places, without their states", () => {
    expect(texts(drawing(["Austin, TX", 100, 100]))).toEqual([["Austin", "start"]]);
  });

  it("are on the side where there is room", () => {
    expect(texts(drawing(["Boston, MA", 280, 100]))).toEqual([["Boston", "end"]]);
  });

  it("are dropped for larger places and their names", () => {
    const shown = drawing(["New York, NY", 150, 100], ["Newark, NJ", 150, 104], ["Austin, TX", 60, 180]);
    expect(texts(shown)).toEqual([
      ["New York", "start"],
      ["Newark", "end"],
      ["Austin", "start"],
    ]);
    expect(
      texts(drawing(["A".repeat(18), 150, 100], ["B".repeat(18), 150, 104], ["C".repeat(18), 150, 96])),
    ).toHaveLength(2);
  });

  it("are few", () => {
    const many = Array.from({ length: 20 }, (_, at) => ["A", 20, 10 * at + 10] as const);
    expect(labelsOf(drawing(...many)).length).toBeLessThanOrEqual(8);
  });
});

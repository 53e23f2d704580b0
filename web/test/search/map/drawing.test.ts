import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Atlas } from "../../../app/search/map/atlas.ts";
import { drawn, sheetsOf } from "../../../app/search/map/drawing.ts";

const read = (file: string) =>
  JSON.parse(readFileSync(createRequire(import.meta.url).resolve(file), "utf8")) as Atlas["topology"];
const states: Atlas = { topology: read("us-atlas/states-10m.json"), land: "nation", parts: "states" };
const world: Atlas = { topology: read("world-atlas/countries-110m.json"), land: "land", parts: "countries" };

const austin = { label: "Austin, TX", country: "US", latitude: 30.27, longitude: -97.74, count: 100 };
const boston = { label: "Boston, MA", country: "US", latitude: 42.36, longitude: -71.06, count: 25 };
const honolulu = { label: "Honolulu, HI", country: "US", latitude: 21.31, longitude: -157.86, count: 1 };
const toronto = { label: "Toronto, ON, Canada", country: "CA", latitude: 43.71, longitude: -79.4, count: 9 };
const sydney = { label: "Sydney, Australia", country: "AU", latitude: -33.87, longitude: 151.21, count: 1 };
const somewhere = { label: "Hagatna", country: "US", latitude: 13.48, longitude: 144.75, count: 1 };

describe("sheets", () => {
  it.each([
    ["the states have one of their own", [austin, honolulu], { states: [austin, honolulu] }],
    ["a neighbor near the border is not on it", [austin, toronto], { states: [austin], world: [toronto] }],
    ["nor is what lies too far out for it", [somewhere], { world: [somewhere] }],
    ["there is none without a place", [], {}],
  ])("%s", (_, places, expected) => {
    expect(Object.fromEntries(sheetsOf(places))).toEqual(expected);
  });
});

describe("a drawing", () => {
  it("has its places where they are, and marks with areas proportional to their counts", () => {
    const { width, height, marks, land, borders } = drawn("states", states, [austin, boston], 100, 700);
    const [first, second] = marks;
    expect(land.length).toBeGreaterThan(1000);
    expect(borders.length).toBeGreaterThan(1000);
    expect([first!.x < second!.x, first!.y > second!.y]).toEqual([true, true]);
    expect(first!.radius / second!.radius).toBeCloseTo(2);
    for (const { x, y } of marks) expect([x > 0, x < width, y > 0, y < height]).not.toContain(false);
  });

  it("of one posting has the smallest mark, not the largest", () => {
    const [mark] = drawn("states", states, [honolulu], 1, 700).marks;
    expect(mark!.radius).toBe(4);
  });

  it("of places that are far apart shows them all, and of one alone what is around it", () => {
    const both = drawn("world", world, [toronto, sydney], 9, 500);
    const alone = drawn("world", world, [toronto], 9, 500);
    for (const { x, y } of both.marks)
      expect([x >= 0, x <= both.width, y >= 0, y <= both.height]).not.toContain(false);
    expect(alone.marks[0]!.x).toBeCloseTo(alone.width / 2, -1);
    expect(alone.land).not.toBe("");
  });

  it("holds every place of the world at every width", () => {
    const position = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(
        fc.array(position, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 200, max: 900 }),
        (at, width) => {
          const places = at.map((one, index) => ({ ...one, label: String(index), count: 1 }));
          const { marks, height } = drawn("world", empty, places, 1, width);
          expect(marks).toHaveLength(places.length);
          for (const { x, y } of marks)
            expect([x >= -0.01, x <= width + 0.01, y >= -0.01, y <= height + 0.01]).not.toContain(false);
        },
      ),
    );
  });
});

/** Outlines are slow to draw, and say nothing about where a place is. */
const nothing = { type: "GeometryCollection", geometries: [] };
const empty: Atlas = {
  topology: {
    type: "Topology",
    objects: { land: nothing, countries: nothing },
    arcs: [],
  } as Atlas["topology"],
  land: "land",
  parts: "countries",
};

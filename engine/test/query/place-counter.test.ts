import { expect, test } from "vitest";
import { aPosting, NOW } from "../a-posting.ts";
import { LocalIndex } from "../local-index.ts";

const albany = { city: "Albany", state: "NY", country: "US", latitude: 42.65, longitude: -73.75 };
const newark = { city: "Newark", state: "NJ", country: "US", latitude: 40.73, longitude: -74.17 };

test("postings are counted at each of their places, in all segments, and those without a position separately", () => {
  const index = new LocalIndex();
  const places = [
    [albany],
    [albany, newark],
    [],
    [{ country: "DE" }],
    [newark],
    [newark],
    [albany],
    [newark],
  ];
  index.apply(
    places.map((each, number) => ({ kind: "put", posting: aPosting({ id: number + 1, places: each }) })),
  );
  const criteria = { clauses: [], exclude: [], filters: {}, exact: false };
  const request = { criteria, sort: "date", from: 0, size: 0, facets: false, now: NOW } as const;
  expect(index.places(request)).toEqual({
    places: [
      { ...newark, city: "newark", count: 4 },
      { ...albany, city: "albany", count: 3 },
    ],
    unplaced: 2,
  });
  const inNewark = { country: "US", state: "NJ", city: "Newark", kind: "inside" } as const;
  const narrowed = { ...request, criteria: { ...criteria, filters: { areas: [inNewark] } } };
  expect(index.places(narrowed)).toEqual({
    places: [
      { ...newark, city: "newark", count: 4 },
      { ...albany, city: "albany", count: 1 },
    ],
    unplaced: 0,
  });
});

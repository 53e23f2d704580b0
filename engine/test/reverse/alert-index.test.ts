import fc from "fast-check";
import { expect, test } from "vitest";
import type { Criteria, SearchRequest } from "../../src/criteria.ts";
import type { IndexedPosting } from "../../src/document.ts";
import { AlertIndex } from "../../src/reverse/alert-index.ts";
import { aPosting, aRequest, aWord, NOW } from "../a-posting.ts";
import { postings, requests } from "../arbitraries.ts";
import { LocalIndex } from "../local-index.ts";
import { scan } from "../oracle.ts";

const alert = requests.map(({ criteria }) => criteria);
const posting = postings(fc.constant(1));
const sample = fc.array(posting, { maxLength: 4 });

const change = fc.oneof(
  { weight: 3, arbitrary: fc.record({ id: fc.integer({ min: 1, max: 12 }), criteria: alert }) },
  { weight: 1, arbitrary: fc.record({ id: fc.integer({ min: 1, max: 12 }) }) },
);

test("an alert matches a posting exactly when a search lists it among its matches, after any changes of alerts", () => {
  let matches = 0;
  fc.assert(
    fc.property(sample, fc.array(change, { maxLength: 40 }), fc.array(posting), (known, changes, all) => {
      const index = new AlertIndex(known);
      const alerts = new Map<number, Criteria>();
      changes.forEach((each, turn) => {
        if ("criteria" in each) {
          index.put(each.id, each.criteria);
          alerts.set(each.id, each.criteria);
        } else {
          index.remove(each.id);
          alerts.delete(each.id);
        }
        if (turn % 10 === 0) expect(index.size).toBe(alerts.size);
      });
      for (const each of all) {
        const found = index.match(each);
        expect(found).toEqual(listing(alerts, (criteria) => isMatch(each, criteria)));
        matches += found.length;
      }
    }),
    { numRuns: 500 },
  );
  expect(matches).toBeGreaterThan(1000);
});

test("the engine's search agrees", () => {
  fc.assert(
    fc.property(sample, fc.array(alert, { minLength: 20, maxLength: 20 }), posting, (known, all, each) => {
      const index = new AlertIndex(known);
      all.forEach((criteria, id) => index.put(id, criteria));
      const engine = new LocalIndex();
      engine.apply([{ kind: "put", posting: each }]);
      const alerts = new Map(all.entries());
      expect(index.match(each)).toEqual(
        listing(alerts, (criteria) => hasMatch(engine.search(ask(criteria)))),
      );
    }),
    { numRuns: 100 },
  );
});

test("words too far into a posting to be indexed match no alert either", () => {
  const far = aPosting({ id: 1, body: `${"so ".repeat(65_600)}welder` });
  const engine = new LocalIndex();
  engine.apply([{ kind: "put", posting: far }]);
  const index = new AlertIndex();
  ["so", "welder"].forEach((word, id) => index.put(id, aRequest({ clauses: [aWord(word)] }).criteria));
  expect(index.match(far)).toEqual([0]);
  expect(engine.search(aRequest({ clauses: [aWord("welder")] })).total).toBe(0);
});

test("a circle of any size contains the places inside it, also across the date line and the poles", () => {
  const at = fc.record({
    latitude: fc.oneof(fc.double({ min: -90, max: 90, noNaN: true }), fc.constantFrom(-90, 0, 90)),
    longitude: fc.oneof(fc.double({ min: -180, max: 180, noNaN: true }), fc.constantFrom(-180, 0, 180)),
  });
  const nearby = fc.record({
    latitude: fc.double({ min: -2, max: 2, noNaN: true }),
    longitude: fc.double({ min: -2, max: 2, noNaN: true }),
  });
  const miles = fc.oneof(
    fc.constantFrom(0, 10, 25, 50, 250),
    fc.double({ min: 0, max: 13_000, noNaN: true }),
  );
  let inside = 0;
  fc.assert(
    fc.property(at, fc.option(nearby), at, miles, (center, offset, elsewhere, radius) => {
      const place = offset
        ? {
            latitude: Math.max(-90, Math.min(90, center.latitude + offset.latitude)),
            longitude: ((center.longitude + offset.longitude + 540) % 360) - 180,
          }
        : elsewhere;
      const { criteria } = aRequest({ filters: { areas: [{ kind: "radius", ...center, miles: radius }] } });
      const index = new AlertIndex();
      index.put(7, criteria);
      const placed = aPosting({ id: 1, places: [place] });
      const isInside = isMatch(placed, criteria);
      expect(index.match(placed)).toEqual(isInside ? [7] : []);
      inside += Number(isInside);
    }),
    { numRuns: 2000 },
  );
  expect(inside).toBeGreaterThan(100);
});

function listing(alerts: ReadonlyMap<number, Criteria>, lists: (criteria: Criteria) => boolean): number[] {
  return [...alerts].flatMap(([id, criteria]) => (lists(criteria) ? [id] : [])).sort((a, b) => a - b);
}

function isMatch(posting: IndexedPosting, criteria: Criteria): boolean {
  const even = (clause: readonly { readonly kind: string; readonly tokens?: readonly string[] }[]) => ({
    terms: 1024,
    phrases: clause.flatMap(({ tokens }) => (tokens ? [tokens.map(() => 1024)] : [])),
  });
  return hasMatch(scan([posting], ask(criteria), even));
}

function ask(criteria: Criteria): SearchRequest {
  return { criteria, sort: "date", from: 0, size: 1, facets: false, now: NOW };
}

function hasMatch({ total, close }: { total: number; close?: { count: number } }): boolean {
  return total > (close?.count ?? 0);
}

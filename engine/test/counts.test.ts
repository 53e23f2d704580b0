import fc from "fast-check";
import { expect, test } from "vitest";
import type { Filters, SearchRequest } from "../src/criteria.ts";
import type { IndexedPosting } from "../src/document.ts";
import { FACTS, UNSTATED } from "../src/facts.ts";
import type { Facets } from "../src/result.ts";
import { postings, requests } from "./arbitraries.ts";
import { LocalIndex } from "./local-index.ts";

const corpora = fc.uniqueArray(postings(fc.integer({ min: 1, max: 90 })), {
  minLength: 30,
  maxLength: 60,
  selector: ({ id }) => id,
});
const asked = fc.array(requests, { minLength: 8, maxLength: 8 });

function indexOf(corpus: readonly IndexedPosting[]): LocalIndex {
  const index = new LocalIndex();
  index.apply(corpus.map((posting) => ({ kind: "put", posting })));
  return index;
}

function matchesOf(index: LocalIndex, request: SearchRequest, changed: Filters = {}): number {
  const filters = { ...request.criteria.filters, ...changed };
  const { total, close } = index.search({ ...request, criteria: { ...request.criteria, filters }, size: 0 });
  return total - (close?.count ?? 0);
}

/** The searches that a click on each counted value would start. */
function clicksOf(facets: Facets): { readonly count: number; readonly click: Filters }[] {
  const clicks = (counts: Facets["skills"], click: (value: string) => Filters) =>
    counts.map(({ value, count }) => ({ count, click: click(value) }));
  return [
    ...clicks(facets.jobTypes, (value) => ({ jobTypes: [value] })),
    ...clicks(facets.industries, (value) => ({ industries: [value] })),
    ...clicks(facets.skills, (value) => ({ skills: [value] })),
    ...clicks(facets.seniority, (value) => ({ seniority: [value] })),
    ...FACTS.flatMap((fact) => [
      ...clicks(facets[fact], (value) => ({ [fact]: [value] })),
      { count: facets.unstated[fact], click: { [fact]: [UNSTATED] } },
    ]),
    ...clicks(facets.organizations, (value) => ({ organizations: [Number(value)] })),
    ...clicks(facets.remote, (value) => ({ remote: value as NonNullable<Filters["remote"]> })),
    ...facets.payFloors.map(({ from, count }) => ({
      count,
      click: { payFloor: from, payCeiling: Infinity },
    })),
  ];
}

test("M-19 each facet count is the number of matches that a click on it yields, close matches aside", {
  timeout: 60_000,
}, () => {
  let withClose = 0;
  fc.assert(
    fc.property(corpora, asked, (corpus, all) => {
      const index = indexOf(corpus);
      for (const request of all) {
        const { facets, close } = index.search({ ...request, facets: true });
        withClose += Number(close !== undefined);
        for (const { count, click } of clicksOf(facets!))
          expect(matchesOf(index, request, click)).toBe(count);
      }
    }),
    { numRuns: 60 },
  );
  expect(withClose).toBeGreaterThan(0);
});

test("remote only and not remote together are all matches, with and without a place", () => {
  let both = 0;
  fc.assert(
    fc.property(corpora, asked, (corpus, all) => {
      const index = indexOf(corpus);
      for (const request of all) {
        const [every, only, others] = (["include", "only", "exclude"] as const).map((remote) =>
          matchesOf(index, request, { remote }),
        ) as [number, number, number];
        expect(only + others).toBe(every);
        both += Number(only > 0 && others > 0 && (request.criteria.filters.areas?.length ?? 0) > 0);
      }
    }),
    { numRuns: 120 },
  );
  expect(both).toBeGreaterThan(0);
});

test("a higher pay floor never counts more", () => {
  fc.assert(
    fc.property(corpora, requests, (corpus, request) => {
      const index = indexOf(corpus);
      const floors = [0, 50_000, 100_000, 150_000, 200_000, 300_000];
      const counts = floors.map((payFloor) => matchesOf(index, request, { payFloor }));
      expect(counts).toEqual(counts.toSorted((a, b) => b - a));
      const { payFloors } = index.search({ ...request, facets: true }).facets!;
      const told = payFloors.map(({ count }) => count);
      expect(told).toEqual(told.toSorted((a, b) => b - a));
    }),
    { numRuns: 100 },
  );
});

import { afterEach, expect, test, vi } from "vitest";
import { FEW, type SearchRequest } from "../../src/criteria.ts";
import { Finder } from "../../src/query/search.ts";
import { aPosting, NOW } from "../a-posting.ts";
import { LocalIndex } from "../local-index.ts";

const index = new LocalIndex();
index.apply(
  Array.from({ length: FEW }, (_, number) => ({
    kind: "put",
    posting: aPosting({ id: number + 1, title: number === 0 ? "Night Welder" : "Welder" }),
  })),
);

afterEach(() => {
  vi.restoreAllMocks();
});

function timesCompared(word: string, facets: boolean): number {
  const compared = vi.spyOn(Finder.prototype, "closeness");
  const near = { when: "auto", title: word, concepts: new Map() } as const;
  const criteria = {
    clauses: [{ kind: "word", word }],
    exclude: [],
    filters: {},
    exact: false,
    near,
  } as const;
  const request: SearchRequest = { criteria, sort: "relevance", from: 0, size: 10, facets, now: NOW };
  index.search(request);
  return compared.mock.calls.length;
}

test.each([true, false])(
  "close matches cost nothing where a page is full of matches (facets: %s)",
  (facets) => {
    expect(timesCompared("welder", facets)).toBe(0);
  },
);

test("fewer matches are followed by close ones, which are searched for once", () => {
  expect(timesCompared("night", false)).toBe(1);
});

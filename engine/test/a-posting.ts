import type { SearchRequest } from "../src/criteria.ts";
import type { IndexedPosting } from "../src/document.ts";

export const NOW = Date.UTC(2026, 10, 20);
export const DAY = 86_400_000;

/** A posting with only the required properties. */
export function aPosting(given: Partial<IndexedPosting> & { id: number }): IndexedPosting {
  return {
    title: "Clerk",
    organization: "Acme",
    organizationId: 1,
    skills: [],
    body: "",
    places: [],
    remote: "unknown",
    languages: [],
    firstSeenAt: NOW - DAY,
    speaks: true,
    ...given,
  };
}

type Given = Partial<Omit<SearchRequest, "criteria">> & Partial<SearchRequest["criteria"]>;

/** A search for everything, unless overridden. */
export function aRequest(given: Given = {}): SearchRequest {
  const { clauses = [], exclude = [], filters = {}, exact = false, ...request } = given;
  const criteria = { clauses, exclude, filters, exact };
  return { criteria, sort: "relevance", from: 0, size: 20, facets: false, now: NOW, ...request };
}

export function aWord(word: string, ...synonyms: string[]) {
  return { kind: "word", word, synonyms } as const;
}

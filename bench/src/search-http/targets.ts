import type { SearchCriteria } from "@candor/contract/search/shapes";
import type { Request } from "../http/request.ts";
import { sentenceClasses } from "../search/product/sentences.ts";

/** Requests of one kind, sent in turn. */
export interface Target {
  readonly name: string;
  readonly requests: readonly Request[];
}

/** Every sentence of every class once. */
const searches = sentenceClasses.flatMap((each) => each.searches);

export const targets: readonly Target[] = [
  { name: "search", requests: searches.map((search) => post({ ...search, facets: false })) },
  { name: "search with facets", requests: searches.map((search) => post({ ...search, facets: true })) },
  { name: "search page", requests: searches.map(page) },
  { name: "typeahead", requests: beginnings("nurse", "software", "python", "hospital", "new york") },
];

function post(body: SearchCriteria): Request {
  return { method: "POST", path: "/rest/jobs/search", body };
}

/** A browser that has begun to apply somewhere never gets a cached page: each of its pages is rendered. */
function page({ query = "", sort = "relevance", from = 0 }: SearchCriteria): Request {
  const fields = new URLSearchParams({ query, sort, from: String(from) });
  return {
    method: "GET",
    path: `/search?${fields.toString()}`,
    cookie: "candor-draft=benchmark",
  };
}

/** What typing letter after letter sends. */
function beginnings(...words: string[]): Request[] {
  return words.flatMap((word) =>
    Array.from({ length: word.length - 1 }, (_, at): Request => {
      const q = new URLSearchParams({ q: word.slice(0, at + 2) });
      return { method: "GET", path: `/rest/jobs/suggest?${q.toString()}` };
    }),
  );
}

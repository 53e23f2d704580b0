import type { Filters, SearchRequest } from "../criteria.ts";
import type { Facets, SearchResult } from "../result.ts";
import { SCORE_ONE } from "../scoring.ts";
import type { SegmentReader } from "../segment/reader.ts";
import { Candidates } from "./candidates.ts";
import { compile, type Query } from "./clauses.ts";
import { FacetCounter } from "./facets.ts";
import { applyFilters } from "./filters.ts";
import { match } from "./match.ts";
import { plan } from "./plan.ts";
import { rank } from "./rank.ts";
import { Top } from "./top.ts";

/** Segments as they stand at a generation. */
export interface View {
  readonly generation: number;
  readonly segments: readonly ViewSegment[];
}

export interface ViewSegment {
  readonly reader: SegmentReader;
  /** Documents removed up to the generation. */
  readonly removed: number;
}

export type Found = Omit<SearchResult, "snapshot">;

const candidates = new Candidates();
const facetCounter = new FacetCounter();

/** Facets of everything that a view lists, with and without members: the front page asks for them again and again. */
const facetsOfAll = { members: new WeakMap<View, Facets>(), speaking: new WeakMap<View, Facets>() };

/** Answers a search over a view: segment by segment match, filter, count and rank. */
export function search(view: View, request: SearchRequest): Found {
  const { criteria, sort, from, size, now } = request;
  const query = compile(criteria);
  const remembered = asksForAll(query, criteria.filters)
    ? facetsOfAll[criteria.exact ? "members" : "speaking"]
    : undefined;
  const known = remembered?.get(view);
  const counts = request.facets && !known;
  const readers = view.segments.map(({ reader }) => reader);
  const top = new Top(size === 0 ? 0 : from + size);
  let total = 0;
  plan(query, readers).segments.forEach((segmentPlan, index) => {
    const { reader, removed } = view.segments[index]!;
    match(segmentPlan, reader.visible(view.generation, removed, criteria.exact), candidates);
    applyFilters(candidates, reader, criteria.filters, counts);
    if (counts) facetCounter.add(reader, candidates);
    total += rank(sort, candidates, reader, now, top);
  });
  const best = top.from(from);
  const hits = best.map(({ id, score }) => ({ id, score: sort === "relevance" ? score / SCORE_ONE : 0 }));
  if (!request.facets) return { hits, total };
  const facets = known ?? facetCounter.take();
  remembered?.set(view, facets);
  return { hits, total, facets };
}

function asksForAll(query: Query, filters: Filters): boolean {
  const isOpen = (value: unknown) =>
    value === undefined || value === "include" || (Array.isArray(value) && value.length === 0);
  return query.clauses.length + query.exclude.length === 0 && Object.values(filters).every(isOpen);
}

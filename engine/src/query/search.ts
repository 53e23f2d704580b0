import type { SearchRequest } from "../criteria.ts";
import type { SearchResult } from "../result.ts";
import { SCORE_ONE } from "../scoring.ts";
import type { SegmentReader } from "../segment/reader.ts";
import { Candidates } from "./candidates.ts";
import { compile } from "./clauses.ts";
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

/** Answers a search over a view: segment by segment match, filter, count and rank. */
export function search(view: View, request: SearchRequest): Found {
  const { criteria, sort, from, size, now } = request;
  const readers = view.segments.map(({ reader }) => reader);
  const top = new Top(size === 0 ? 0 : from + size);
  let total = 0;
  plan(compile(criteria), readers).segments.forEach((segmentPlan, index) => {
    const { reader, removed } = view.segments[index]!;
    match(segmentPlan, reader.visible(view.generation, removed, criteria.exact), candidates);
    applyFilters(candidates, reader, criteria.filters, request.facets);
    if (request.facets) facetCounter.add(reader, candidates);
    total += rank(sort, candidates, reader, now, top);
  });
  const hits = top
    .from(from)
    .map(({ id, score }) => ({ id, score: sort === "relevance" ? score / SCORE_ONE : 0 }));
  return { hits, total, ...(request.facets && { facets: facetCounter.take() }) };
}

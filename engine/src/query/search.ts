import { CloseMatches, type Closeness } from "../close/close-matches.ts";
import type { TitleWeights } from "../close/title-vocabulary.ts";
import { type Criteria, FEW, type Filters, type Near, type SearchRequest } from "../criteria.ts";
import type { Facets, Hit, SearchResult } from "../result.ts";
import { SCORE_ONE } from "../scoring.ts";
import { MAX_DOCUMENTS } from "../segment/layout.ts";
import type { SegmentReader } from "../segment/reader.ts";
import { Candidates } from "./candidates.ts";
import { compile } from "./clauses.ts";
import { correct } from "./correct.ts";
import { FacetCounter } from "./facets.ts";
import { applyFilters } from "./filters.ts";
import { match } from "./match.ts";
import { plan, type SegmentPlan } from "./plan.ts";
import { rank } from "./rank.ts";
import { CLOSE, type CloseWhen, LISTED_BY, MATCHES, type Tier } from "./tiers.ts";
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

/** A search with what is the same for all segments. */
interface Run {
  readonly view: View;
  readonly request: SearchRequest;
  readonly criteria: Criteria;
  readonly plans: readonly SegmentPlan[];
  /** By tier. */
  readonly tops: readonly [Top, Top];
  readonly totals: [number, number];
  readonly counts: boolean;
  readonly closeness: Closeness | undefined;
}

/** Facets of everything that a view lists, with and without members: the front page asks for them again and again. */
const facetsOfAll = { members: new WeakMap<View, Facets>(), speaking: new WeakMap<View, Facets>() };

/** Answers searches over views. Kept by a worker from search to search. */
export class Finder {
  readonly #closeMatches: CloseMatches;
  readonly #candidates = new Candidates();
  readonly #facets = new FacetCounter();
  /** By document of the segment at hand, 1 where it matches, whatever the filters say. */
  readonly #matching = new Uint8Array(MAX_DOCUMENTS);

  constructor(weights: TitleWeights) {
    this.#closeMatches = new CloseMatches(weights);
  }

  /** Segment by segment match, filter, count and rank; then once more for close matches, where they are wanted. */
  search(view: View, request: SearchRequest): Found {
    const readers = view.segments.map(({ reader }) => reader);
    const { criteria, corrections } = request.correct
      ? correct(request.criteria, readers)
      : { criteria: request.criteria, corrections: [] };
    const known = asksForAll(criteria) ? facetsOfAll[membersOf(criteria)].get(view) : undefined;
    const when = whenOf(criteria);
    const run: Run = {
      view,
      request,
      criteria,
      plans: plan(compile(criteria), readers).segments,
      tops: [topOf(request), topOf(request)],
      totals: [0, 0],
      counts: request.facets && !known,
      closeness: when === "never" ? undefined : this.#closeMatches.closeness(bound(criteria), readers),
    };
    // A facet's value may have few matches though the whole search has many.
    const both = when === "always" || (when === "auto" && request.facets);
    view.segments.forEach((_, number) => this.#goThrough(run, number, both ? [MATCHES, CLOSE] : [MATCHES]));
    if (when === "auto" && !both && run.totals[MATCHES] < FEW)
      view.segments.forEach((_, number) => this.#goThrough(run, number, [CLOSE]));
    const facets = known ?? (run.counts ? this.#facets.take(LISTED_BY[when]) : undefined);
    if (facets && asksForAll(criteria)) facetsOfAll[membersOf(criteria)].set(view, facets);
    return {
      ...listed(run, when),
      ...(corrections.length > 0 && { corrections }),
      ...facetsAsked(request, facets),
    };
  }

  #goThrough(run: Run, number: number, tiers: readonly Tier[]): void {
    const { view, plans, criteria, closeness } = run;
    const { reader, removed } = view.segments[number]!;
    const candidates = this.#candidates;
    const visible = reader.visible(view.generation, removed, criteria.exact);
    match(plans[number]!, visible, candidates);
    const wantsClose = closeness !== undefined && tiers.includes(CLOSE);
    if (wantsClose) for (let i = 0; i < candidates.length; i++) this.#matching[candidates.docs[i]!] = 1;
    if (tiers.includes(MATCHES)) this.#take(run, reader, MATCHES);
    if (!wantsClose) return;
    this.#closeMatches.fill(closeness, number, reader, visible, this.#matching, candidates);
    this.#take(run, reader, CLOSE);
    this.#matching.fill(0, 0, reader.documents);
  }

  /** Filters, counts and ranks the candidates of a tier. */
  #take({ request, criteria, counts, tops, totals }: Run, reader: SegmentReader, tier: Tier): void {
    const candidates = this.#candidates;
    applyFilters(candidates, reader, criteria.filters, counts);
    if (counts) {
      this.#facets.add(reader, candidates, tier);
      if (tier === MATCHES) this.#facets.addPay(reader, candidates);
    }
    totals[tier] += rank(request.sort, candidates, reader, request.now, tops[tier]);
  }
}

function topOf({ from, size }: SearchRequest): Top {
  return new Top(size === 0 ? 0 : from + size);
}

/** Close matches follow the matches, from the place on where those end. */
function listed({ request, tops, totals }: Run, when: CloseWhen): Pick<Found, "hits" | "total" | "close"> {
  const { from, size, sort } = request;
  const [matches, close] = totals;
  const total = LISTED_BY[when](matches, close);
  const shown = tops[MATCHES].from(from);
  if (total > matches && shown.length < size)
    shown.push(...tops[CLOSE].from(Math.max(0, from - matches)).slice(0, size - shown.length));
  return {
    hits: shown.map(({ id, score }): Hit => ({ id, score: sort === "relevance" ? score / SCORE_ONE : 0 })),
    total,
    ...(total > matches && { close: { from: matches, count: close } }),
  };
}

function facetsAsked(request: SearchRequest, facets: Facets | undefined): Pick<Found, "facets"> {
  return request.facets && facets ? { facets } : {};
}

function whenOf({ near, exact, clauses }: Criteria): CloseWhen {
  return near && !exact && clauses.some(({ kind }) => kind === "word") ? near.when : "never";
}

function bound(criteria: Criteria): Criteria & { near: Near } {
  return criteria as Criteria & { near: Near };
}

function asksForAll({ clauses, exclude, filters }: Criteria): boolean {
  return clauses.length + exclude.length === 0 && Object.values(filters satisfies Filters).every(isOpen);
}

function isOpen(value: unknown): boolean {
  return value === undefined || value === "include" || (Array.isArray(value) && value.length === 0);
}

function membersOf({ exact }: Criteria): keyof typeof facetsOfAll {
  return exact ? "members" : "speaking";
}

import { CloseMatches, type Closeness } from "../close/close-matches.ts";
import type { TitleWeights } from "../close/title-vocabulary.ts";
import { type Criteria, FEW, type Filters, type Near, type SearchRequest } from "../criteria.ts";
import type { Facets, Hit, PlaceCounts, SearchResult } from "../result.ts";
import { SCORE_ONE } from "../scoring.ts";
import { MAX_DOCUMENTS } from "../segment/layout.ts";
import type { SegmentReader } from "../segment/reader.ts";
import { Candidates } from "./candidates.ts";
import { compile } from "./clauses.ts";
import { type Corrected, corrected, type KnownCorrections } from "./correct.ts";
import { refuseTooBroad } from "./cost.ts";
import { keepDeadline } from "./deadline.ts";
import { FacetCounter } from "./facets.ts";
import { applyFilters } from "./filters.ts";
import { match } from "./match.ts";
import { PlaceCounter, placesOf } from "./place-counter.ts";
import { plan, type SegmentPlan } from "./plan.ts";
import { rank } from "./rank.ts";
import { rarestFilter } from "./rarest-filter.ts";
import { CLOSE, LISTED_BY, type Listed, MATCHES, type Tier, whenOf } from "./tiers.ts";
import { BeforeCounter, NOBODY, type Offered, Top } from "./top.ts";
import { WishCounter } from "./wish-counter.ts";

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

export interface Place {
  readonly before: number;
  /** By tier. */
  readonly totals: readonly [number, number];
}

/** A search with everything that is the same for all segments. */
interface Run {
  readonly view: View;
  readonly request: SearchRequest;
  readonly plans: readonly SegmentPlan[];
  /** Where candidates are offered, by tier. */
  readonly tops: readonly [Offered, Offered];
  readonly totals: [number, number];
  /** Decides whether close matches are wanted. */
  readonly closeness: () => Closeness | undefined;
  readonly wishes: WishCounter;
  /** Receives each segment's listed documents of a tier. */
  readonly listed?: (reader: SegmentReader, listed: Candidates, tier: Tier) => void;
}

type Receivers = Pick<Run, "tops" | "listed"> & Partial<Pick<Run, "wishes">>;

/** Facets of an unrestricted search, with and without cluster members. The front page asks for them often. */
const facetsOfAll = { members: new WeakMap<View, Facets>(), speaking: new WeakMap<View, Facets>() };

/** Answers searches over views. Each worker keeps one across searches. */
export class Finder {
  readonly #closeMatches: CloseMatches;
  readonly #candidates = new Candidates();
  readonly #facets = new FacetCounter();
  readonly #corrections = new WeakMap<View, KnownCorrections>();
  /** By document of the current segment: 1 if it matches, regardless of filters. */
  readonly #matching = new Uint8Array(MAX_DOCUMENTS);

  constructor(weights: TitleWeights) {
    this.#closeMatches = new CloseMatches(weights);
  }

  search(view: View, request: SearchRequest): Found {
    const { criteria, corrections } = this.corrected(view, request);
    const known = asksForAll(criteria) ? facetsOfAll[membersOf(criteria)].get(view) : undefined;
    const tops = [topOf(request), topOf(request)] as const;
    const counts = request.facets && !known;
    const when = whenOf(criteria);
    const wishes = new WishCounter(criteria.wishes ?? []);
    const totals = this.#run(view, { ...request, criteria, facets: counts }, { tops, wishes });
    const facets = known ?? (counts ? this.#facets.take(LISTED_BY[when]) : undefined);
    if (facets && asksForAll(criteria)) facetsOfAll[membersOf(criteria)].set(view, facets);
    return {
      ...listed(request, tops, totals, LISTED_BY[when]),
      ...(corrections.length > 0 && { corrections }),
      ...(request.facets && facets && { facets }),
      ...(criteria.wishes?.length && { wishes: wishes.counts }),
    };
  }

  /** The criteria with corrections, if the request asks for them. */
  corrected(view: View, request: SearchRequest): Corrected {
    let known = this.#corrections.get(view);
    if (!known) this.#corrections.set(view, (known = new Map()));
    return corrected(request, readersOf(view), this.#closeMatches.vocabulary, known);
  }

  /** The places of the postings that a search lists. */
  places(view: View, request: SearchRequest): PlaceCounts {
    const { criteria } = this.corrected(view, request);
    const counters = [new PlaceCounter(), new PlaceCounter()] as const;
    const [matches, close] = this.#run(
      view,
      { ...request, criteria, facets: false },
      { tops: [NOBODY, NOBODY], listed: (reader, listed, tier) => counters[tier].add(reader, listed) },
    );
    const showsClose = LISTED_BY[whenOf(criteria)](matches, close) > matches;
    return placesOf(showsClose ? counters : [counters[MATCHES]]);
  }

  /** How many postings of a tier come before a given key and id, and the total of each tier. */
  placeOf(view: View, request: SearchRequest, tier: Tier, { score, id }: Hit): Place {
    const before = new BeforeCounter(score, id);
    const tops = tier === MATCHES ? ([before, NOBODY] as const) : ([NOBODY, before] as const);
    const totals = this.#run(view, { ...request, facets: false }, { tops });
    return { before: before.count, totals };
  }

  /** The parts of a search that close matches are compared with. */
  closeness(view: View, criteria: Criteria): Closeness | undefined {
    if (whenOf(criteria) === "never") return undefined;
    return this.#closeMatches.closeness(criteria as Criteria & { near: Near }, readersOf(view));
  }

  /** Matches, filters, counts and ranks each segment, then once more for close matches if they are wanted. */
  #run(view: View, request: SearchRequest, receivers: Receivers): Run["totals"] {
    const { criteria, facets } = request;
    const when = whenOf(criteria);
    const planned = plan(compile(criteria), readersOf(view));
    refuseTooBroad(planned);
    const run: Run = {
      view,
      request,
      plans: planned.segments,
      totals: [0, 0],
      wishes: new WishCounter(criteria.wishes ?? []),
      ...receivers,
      closeness: () => this.closeness(view, criteria),
    };
    // A facet value may have few matches even if the whole search has many.
    const both = when === "always" || (when === "auto" && facets);
    try {
      this.#goThroughAll(run, both ? [MATCHES, CLOSE] : [MATCHES]);
      if (when === "auto" && !both && run.totals[MATCHES] < FEW) this.#goThroughAll(run, [CLOSE]);
    } catch (error) {
      this.#forget(request);
      throw error;
    }
    return run.totals;
  }

  /** Clears what an abandoned search left behind. */
  #forget({ criteria, facets }: SearchRequest): void {
    this.#matching.fill(0);
    if (facets) this.#facets.take(LISTED_BY[whenOf(criteria)]);
  }

  #goThroughAll(run: Run, tiers: readonly Tier[]): void {
    const closeness = tiers.includes(CLOSE) ? run.closeness() : undefined;
    for (const number of run.view.segments.keys()) {
      keepDeadline();
      this.#goThrough(run, number, tiers.includes(MATCHES), closeness);
    }
  }

  #goThrough(run: Run, number: number, takesMatches: boolean, closeness: Closeness | undefined): void {
    const { view, plans } = run;
    const { reader, removed } = view.segments[number]!;
    const candidates = this.#candidates;
    const visible = reader.visible(view.generation, removed, run.request.criteria.exact);
    // Facets also count what a filter hides.
    const { criteria, facets } = run.request;
    const among = criteria.clauses.length > 0 || facets ? undefined : rarestFilter(reader, criteria.filters);
    match(plans[number]!, visible, candidates, among);
    if (closeness) for (let i = 0; i < candidates.length; i++) this.#matching[candidates.docs[i]!] = 1;
    if (takesMatches) this.#take(run, reader, MATCHES);
    if (!closeness) return;
    this.#closeMatches.fill(closeness, number, reader, visible, this.#matching, candidates);
    this.#take(run, reader, CLOSE);
    this.#matching.fill(0, 0, reader.documents);
  }

  /** Filters, counts and ranks the candidates of a tier. */
  #take({ request, tops, totals, listed, wishes }: Run, reader: SegmentReader, tier: Tier): void {
    const { criteria, facets, sort, now } = request;
    const candidates = this.#candidates;
    applyFilters(candidates, reader, criteria.filters, facets);
    if (facets) this.#facets.add(reader, candidates, tier);
    if (tier === MATCHES && sort === "relevance") wishes.order(reader, candidates);
    totals[tier] += rank(sort, candidates, reader, now, tops[tier]);
    if (tier === MATCHES) wishes.count(reader, candidates);
    if (facets && tier === MATCHES) this.#facets.addPay(reader, candidates);
    listed?.(reader, candidates, tier);
  }
}

function topOf({ from, size }: SearchRequest): Top {
  return new Top(size === 0 ? 0 : from + size);
}

/** Close matches come after all matches. */
function listed(
  { from, size, sort }: SearchRequest,
  tops: readonly [Top, Top],
  [matches, close]: Run["totals"],
  listedOf: Listed,
): Pick<Found, "hits" | "total" | "close"> {
  const total = listedOf(matches, close);
  const shown = tops[MATCHES].from(from);
  if (total > matches && shown.length < size)
    shown.push(...tops[CLOSE].from(Math.max(0, from - matches)).slice(0, size - shown.length));
  return {
    hits: shown.map(({ id, score }): Hit => ({ id, score: sort === "relevance" ? score / SCORE_ONE : 0 })),
    total,
    ...(total > matches && { close: { from: matches, count: close } }),
  };
}

function readersOf({ segments }: View): SegmentReader[] {
  return segments.map(({ reader }) => reader);
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

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
import { applyFilters, type Prepared, REMOTE } from "./filters.ts";
import { match } from "./match.ts";
import { PlaceCounter } from "./place-counter.ts";
import { plan, type SegmentPlan } from "./plan.ts";
import { rank } from "./rank.ts";
import { rarestFilter } from "./rarest-filter.ts";
import {
  CLOSE,
  GROUPS,
  type Group,
  groupOf,
  hasRemoteGroup,
  listedGroups,
  MATCHES,
  matchesIn,
  type Tier,
  whenOf,
} from "./tiers.ts";
import { BeforeCounter, NOBODY, type Offered, Top } from "./top.ts";
import { VariantCache } from "./variant-cache.ts";
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

const NO_TOPS = GROUPS.map(() => NOBODY);

/** A search with everything that is the same for all segments. */
interface Run {
  readonly view: View;
  readonly request: SearchRequest;
  readonly plans: readonly SegmentPlan[];
  /** Where candidates are offered, one per group. */
  readonly tops: readonly Offered[];
  /** One per group. */
  readonly totals: [number, number, number, number];
  /** Decides whether close matches are wanted. */
  readonly closeness: () => Closeness | undefined;
  /** For each segment, the matching documents, for the close tier; if there are many, only when it needs them. */
  readonly matching: Uint16Array[];
  /** One per segment. */
  readonly prepared: readonly Prepared[];
  readonly wishes: WishCounter;
  /** Receives each segment's matches. */
  readonly matched?: (reader: SegmentReader, matches: Candidates) => void;
}

type Receivers = Pick<Run, "tops" | "matched"> & Partial<Pick<Run, "wishes">>;

/** Facets of an unrestricted search, with and without cluster members. The front page asks for them often. */
const facetsOfAll = { members: new WeakMap<View, Facets>(), speaking: new WeakMap<View, Facets>() };

/** Answers searches over views. Each worker keeps one across searches. */
export class Finder {
  readonly #closeMatches: CloseMatches;
  readonly #candidates = new Candidates();
  readonly #remote = new Candidates();
  readonly #facets = new FacetCounter();
  readonly #corrections = new WeakMap<View, KnownCorrections>();
  /** For each document of the current segment, 1 if it matches. */
  readonly #matching = new Uint8Array(MAX_DOCUMENTS);

  constructor(weights: TitleWeights) {
    this.#closeMatches = new CloseMatches(weights);
  }

  search(view: View, request: SearchRequest): Found {
    const { criteria, corrections } = this.corrected(view, request);
    const known = asksForAll(criteria) ? facetsOfAll[membersOf(criteria)].get(view) : undefined;
    const tops = topsOf(request, criteria);
    const counts = request.facets && !known;
    const wishes = new WishCounter(criteria.wishes ?? []);
    const totals = this.#run(view, { ...request, criteria, facets: counts }, { tops, wishes });
    const facets = known ?? (counts ? this.#facets.take() : undefined);
    if (facets && asksForAll(criteria)) facetsOfAll[membersOf(criteria)].set(view, facets);
    return {
      ...listed({ ...request, criteria }, tops, totals),
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

  /** How many postings match. Other searches of this view may use the same `cache`. */
  total(view: View, request: SearchRequest, cache: VariantCache): number {
    const { near: _close, wishes: _all, ...criteria } = this.corrected(view, request).criteria;
    const asked = { ...request, criteria: { ...criteria, filters: cache.filters(criteria.filters) } };
    return matchesIn(this.#run(view, { ...asked, facets: false }, { tops: NO_TOPS }, cache));
  }

  /** The places of the postings that match. */
  places(view: View, request: SearchRequest): PlaceCounts {
    const { near: _close, ...criteria } = this.corrected(view, request).criteria;
    const counter = new PlaceCounter();
    const matched = (reader: SegmentReader, matches: Candidates) => counter.add(reader, matches);
    this.#run(view, { ...request, criteria, facets: false }, { tops: NO_TOPS, matched });
    return counter.take();
  }

  /** The rank within a group of the posting with a given key and id, from 1; absent if it isn't listed. */
  rankOf(view: View, request: SearchRequest, group: Group, { score, id }: Hit): number | undefined {
    const counter = new BeforeCounter(score, id);
    const tops = NO_TOPS.with(group, counter);
    const totals = this.#run(view, { ...request, facets: false }, { tops });
    const earlier = totals.slice(0, group).reduce((sum, total) => sum + total, 0);
    const isListed = listedGroups(request.criteria, totals).includes(group);
    return isListed ? earlier + counter.count + 1 : undefined;
  }

  /** The parts of a search that close matches are compared with. */
  closeness(view: View, criteria: Criteria): Closeness | undefined {
    if (whenOf(criteria) === "never") return undefined;
    return this.#closeMatches.closeness(criteria as Criteria & { near: Near }, readersOf(view));
  }

  /** Matches, filters, counts and ranks each segment, then does the same for close matches if they are wanted. */
  #run(
    view: View,
    request: SearchRequest,
    receivers: Receivers,
    cache = new VariantCache(view.segments.length),
  ): Run["totals"] {
    const { criteria } = request;
    const when = whenOf(criteria);
    const planned = plan(compile(criteria), readersOf(view), cache.clauses);
    refuseTooBroad(planned);
    const run: Run = {
      view,
      request,
      plans: planned.segments,
      totals: [0, 0, 0, 0],
      matching: [],
      prepared: cache.prepared,
      wishes: new WishCounter(criteria.wishes ?? []),
      ...receivers,
      closeness: () => this.closeness(view, criteria),
    };
    try {
      this.#goThroughAll(run, when === "always" ? [MATCHES, CLOSE] : [MATCHES]);
      if (when === "auto" && matchesIn(run.totals) < FEW) this.#goThroughAll(run, [CLOSE]);
    } catch (error) {
      this.#forget(request);
      throw error;
    }
    return run.totals;
  }

  /** Clears what an abandoned search left behind. */
  #forget({ facets }: SearchRequest): void {
    this.#matching.fill(0);
    if (facets) this.#facets.take();
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
    const { criteria, facets } = run.request;
    if (takesMatches) {
      // Facets also count what a filter hides.
      const among =
        criteria.clauses.length > 0 || facets ? undefined : rarestFilter(reader, criteria.filters);
      match(plans[number]!, visible, candidates, among);
      this.#take(run, number, MATCHES);
    }
    if (!closeness) return;
    // What matches doesn't count as close.
    for (const doc of run.matching[number]!) this.#matching[doc] = 1;
    const segment = { number, reader, visible, matching: this.#matching };
    this.#closeMatches.fill(closeness, segment, candidates);
    this.#take(run, number, CLOSE);
    for (const doc of run.matching[number]!) this.#matching[doc] = 0;
  }

  /** Filters and ranks the candidates of a tier, and counts facets of matches. */
  #take(run: Run, number: number, tier: Tier): void {
    const { request, tops, totals, matched, wishes } = run;
    const { criteria, sort, now } = request;
    const { reader } = run.view.segments[number]!;
    const facets = request.facets && tier === MATCHES;
    const candidates = this.#candidates;
    const filters = tier === CLOSE ? (criteria.near?.filters ?? criteria.filters) : criteria.filters;
    applyFilters(candidates, reader, filters, facets, run.prepared[number]!);
    if (facets) this.#facets.add(reader, candidates);
    if (candidates.failing) candidates.keepFailing(0);
    if (tier === MATCHES) run.matching[number] = forCloseTier(criteria, candidates);
    if (tier === MATCHES) wishes.add(reader, candidates);
    if (facets) this.#facets.addPay(reader, candidates);
    if (tier === MATCHES) matched?.(reader, candidates);
    const local = groupOf(tier, "local");
    if (hasRemoteGroup(criteria)) {
      const remote = groupOf(tier, "remote");
      candidates.split(reader.sections.remote, REMOTE, this.#remote);
      totals[remote] += this.#remote.length;
      rank(sort, this.#remote, reader, now, tops[remote]!);
    }
    totals[local] += candidates.length;
    rank(sort, candidates, reader, now, tops[local]!);
  }
}

const NONE = new Uint16Array(0);

/** If one segment alone has many matches, close ones are listed only if they always are. */
function forCloseTier(criteria: Criteria, { docs, length }: Candidates): Uint16Array {
  const when = whenOf(criteria);
  const isNeeded = when === "always" || (when === "auto" && length < FEW);
  return isNeeded ? docs.slice(0, length) : NONE;
}

/** A group that can't have postings collects none. */
function topsOf({ from, size }: SearchRequest, criteria: Criteria): readonly Top[] {
  const most = size === 0 ? 0 : from + size;
  const tiers: readonly Tier[] = whenOf(criteria) === "never" ? [MATCHES] : [MATCHES, CLOSE];
  const places = hasRemoteGroup(criteria) ? (["local", "remote"] as const) : (["local"] as const);
  const used = tiers.flatMap((tier) => places.map((where) => groupOf(tier, where)));
  return GROUPS.map((group) => new Top(used.includes(group) ? most : 0));
}

/** The page that a request asks for, group by group. */
function listed(
  { from, size, sort, criteria }: SearchRequest,
  tops: readonly Top[],
  totals: Run["totals"],
): Pick<Found, "hits" | "total" | "remote" | "close"> {
  const hits: Hit[] = [];
  let total = 0;
  for (const group of listedGroups(criteria, totals)) {
    if (hits.length < size && totals[group] > 0)
      hits.push(...tops[group]!.from(Math.max(0, from - total)).slice(0, size - hits.length));
    total += totals[group];
  }
  const [local, remote] = totals;
  const matches = matchesIn(totals);
  return {
    hits: hits.map(({ id, score }): Hit => ({ id, score: sort === "relevance" ? score / SCORE_ONE : 0 })),
    total,
    ...(remote > 0 && { remote: { from: local, count: remote } }),
    ...(total > matches && { close: { from: matches, count: total - matches } }),
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

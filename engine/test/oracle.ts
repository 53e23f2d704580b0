import { stem } from "../src/analysis/stem.ts";
import { tokens } from "../src/analysis/tokenize.ts";
import { LEAST_POINTS } from "../src/close/closeness.ts";
import type { Criteria, Filters, SearchRequest } from "../src/criteria.ts";
import type { IndexedPosting, PostingPlace } from "../src/document.ts";
import { distanceMiles } from "../src/query/area.ts";
import { type Alternative, compile, type QueryClause } from "../src/query/clauses.ts";
import type { ClauseWeights } from "../src/query/plan.ts";
import type { Found } from "../src/query/search.ts";
import type { FacetCount, Facets } from "../src/result.ts";
import { freshnessOf, hourOf, impactOf, occurrenceWeight, SCORE_ONE } from "../src/scoring.ts";
import { closenessOf } from "./close-oracle.ts";

/**
 * What a search means, by looking at every posting. Only what a clause weighs is given from outside: the engine
 * counts removed postings until it has rewritten their segment.
 */
export function scan(
  postings: readonly IndexedPosting[],
  request: SearchRequest,
  weigh: (clause: QueryClause) => ClauseWeights,
): Found {
  const { criteria, sort, from, size, now } = request;
  const query = compile(criteria);
  const hour = hourOf(now);
  const tiers: [Keyed[], Keyed[]] = [[], []];
  for (const posting of postings.filter(({ speaks }) => criteria.exact || speaks)) {
    const text = new Occurrences(posting);
    const scoreOf = (clause: QueryClause) => text.scores(clause, weigh(clause));
    const isExcluded = query.exclude.some((clause) => scoreOf(clause) > 0);
    const scores = query.clauses.map(scoreOf);
    const isMatch = !isExcluded && scores.every((score) => score > 0);
    const words = scores.reduce((sum, score) => sum + score, 0);
    const closeness = isMatch ? 0 : closenessOf(posting, criteria, scoreOf, weigh);
    if (!isMatch && closeness < LEAST_POINTS) continue;
    const fresh = freshnessOf(hourOf(Math.max(posting.firstSeenAt, posting.confirmedAt ?? 0)), hour);
    const keys = {
      relevance: (isMatch ? words : closeness) + fresh,
      date: posting.firstSeenAt,
      compensation: reached(posting) ?? -Infinity,
    };
    tiers[isMatch ? 0 : 1].push({ posting, key: keys[sort] });
  }
  const [matches, close] = tiers.map((tier) =>
    tier
      .filter(({ posting }) => passes(posting, criteria.filters))
      .sort((a, b) => (a.key === b.key ? a.posting.id - b.posting.id : b.key - a.key)),
  ) as [Keyed[], Keyed[]];
  const listed = listedBy(criteria);
  const total = listed(matches.length, close.length);
  const all = total > matches.length ? [...matches, ...close] : matches;
  const hits = all
    .slice(from, from + size)
    .map(({ posting, key }) => ({ id: posting.id, score: sort === "relevance" ? key / SCORE_ONE : 0 }));
  return {
    hits,
    total,
    ...(total > matches.length && { close: { from: matches.length, count: close.length } }),
    ...(request.facets && { facets: facetsOf(postingsOf(tiers[0]), postingsOf(tiers[1]), criteria) }),
  };
}

interface Keyed {
  readonly posting: IndexedPosting;
  readonly key: number;
}

function postingsOf(tier: readonly Keyed[]): IndexedPosting[] {
  return tier.map(({ posting }) => posting);
}

/** What a search lists that has so many matches and close ones. */
function listedBy({ near, exact, clauses }: Criteria): (matches: number, close: number) => number {
  if (!near || exact || !clauses.some(({ kind }) => kind === "word")) return (matches) => matches;
  return (matches, close) => (near.when === "always" || matches < 20 ? matches + close : matches);
}

/** A posting's text as lists of tokens in which a phrase may stand. */
class Occurrences {
  readonly posting: IndexedPosting;
  readonly #lists: readonly { readonly field: number; readonly tokens: readonly string[] }[];

  constructor(posting: IndexedPosting) {
    this.posting = posting;
    this.#lists = [
      { field: 0, tokens: tokens(posting.title) },
      { field: 1, tokens: tokens(posting.organization) },
      ...posting.skills.map((skill) => ({ field: 2, tokens: tokens(skill) })),
      { field: 3, tokens: tokens(posting.body) },
    ];
  }

  /** 0 where the clause does not match. */
  scores(clause: QueryClause, weights: ClauseWeights): number {
    let phrase = 0;
    const scores = clause.map((alternative) => {
      if (alternative.kind === "concept") return 0;
      if (alternative.kind !== "phrase") {
        const matched = this.#vocabulary().filter((token) => isMatch(alternative, token));
        const scores = matched.map((token) => weightFor(alternative, token, weights) * this.#impact(token));
        return Math.max(0, ...scores);
      }
      const words = weights.phrases[phrase++]!;
      if (!this.#holds(alternative.tokens)) return 0;
      return alternative.tokens.reduce((sum, token, index) => {
        const again = alternative.tokens.indexOf(token) < index;
        return again ? sum : sum + words[index]! * this.#impact(token);
      }, 0);
    });
    const words = Math.max(...scores);
    const isMeant = clause.some(
      (each) => each.kind === "concept" && this.posting.concepts?.includes(each.concept),
    );
    const meaning = 300 * weights.terms;
    return isMeant && words < meaning ? meaning + Math.floor(words / 4) : words;
  }

  #vocabulary(): string[] {
    return [...new Set(this.#lists.flatMap(({ tokens }) => tokens))];
  }

  #holds(phrase: readonly string[]): boolean {
    return this.#lists.some(({ tokens }) =>
      tokens.some((_, at) => phrase.every((word, i) => tokens[at + i] === word)),
    );
  }

  #impact(token: string): number {
    let frequency = 0;
    for (const { field, tokens } of this.#lists) {
      const inField = this.#lists.filter((list) => list.field === field);
      const length = inField.reduce((sum, list) => sum + list.tokens.length, 0);
      for (const each of tokens) if (each === token) frequency += occurrenceWeight(field, length);
    }
    return impactOf(frequency);
  }
}

/** Half where nothing but the stem is the same. */
function weightFor(
  alternative: Exclude<Alternative, { kind: "phrase" | "concept" }>,
  token: string,
  { terms }: ClauseWeights,
): number {
  const ending = /(?:ings?|ed|es|ies|s|ly|e|y)$/;
  const isSame =
    alternative.kind !== "stem" || token.replace(ending, "") === alternative.token.replace(ending, "");
  return isSame ? terms : Math.floor(terms / 2);
}

function isMatch(alternative: Exclude<Alternative, { kind: "phrase" | "concept" }>, token: string): boolean {
  if (alternative.kind === "prefix") return token.startsWith(alternative.prefix);
  return alternative.kind === "term" ? token === alternative.token : stem(token) === stem(alternative.token);
}

function passes(posting: IndexedPosting, filters: Filters): boolean {
  const {
    jobTypes,
    industries,
    seniority,
    skills,
    languages,
    organizations,
    payFloor,
    payCeiling,
    firstSeenFrom,
  } = filters;
  return (
    states(jobTypes, posting.jobType) &&
    states(industries, posting.industry) &&
    states(seniority, posting.seniority) &&
    (filters.requiredSkills ?? []).every((skill) => posting.skills.includes(skill)) &&
    (!skills?.length || posting.skills.some((skill) => skills.includes(skill))) &&
    (!languages?.length || posting.languages.some((language) => languages.includes(language))) &&
    states(organizations, posting.organizationId === 0 ? undefined : posting.organizationId) &&
    (payFloor === undefined || (reached(posting) ?? -1) >= payFloor) &&
    (payCeiling === undefined || (posting.payMin ?? posting.payMax ?? Infinity) <= payCeiling) &&
    (firstSeenFrom === undefined || posting.firstSeenAt >= firstSeenFrom) &&
    passesPlace(posting, filters)
  );
}

function states<Value>(wanted: readonly Value[] | undefined, stated: Value | undefined): boolean {
  return !wanted?.length || (stated !== undefined && wanted.includes(stated));
}

function passesPlace(posting: IndexedPosting, { area, remote = "include" }: Filters): boolean {
  const isRemote = posting.remote === "remote";
  const isInside = !area || posting.places.some((place) => liesIn(place, area));
  if (remote === "include") return isRemote || isInside;
  return isInside && isRemote === (remote === "only");
}

function liesIn(place: PostingPlace, area: NonNullable<Filters["area"]>): boolean {
  if (area.kind === "radius") {
    const { latitude, longitude } = place;
    if (latitude === undefined || longitude === undefined) return false;
    return distanceMiles(area.latitude, area.longitude, latitude, longitude) <= area.miles;
  }
  return (
    place.country === area.country &&
    (area.state === undefined || place.state === area.state) &&
    (area.city === undefined || place.city?.toLowerCase() === area.city.toLowerCase())
  );
}

/** What the pay floor compares. */
function reached({ payMin, payMax }: IndexedPosting): number | undefined {
  return payMax ?? payMin;
}

/** By the letter: the total of the same search with the field's filter set to the value alone. */
function facetsOf(
  matching: readonly IndexedPosting[],
  close: readonly IndexedPosting[],
  criteria: Criteria,
): Facets {
  const { filters } = criteria;
  const listed = listedBy(criteria);
  const passing = (all: readonly IndexedPosting[], changed: Filters) =>
    all.filter((posting) => passes(posting, { ...filters, ...changed }));
  const total = (changed: Filters) =>
    listed(passing(matching, changed).length, passing(close, changed).length);
  const values = (of: (posting: IndexedPosting) => readonly (string | undefined)[]) =>
    [...new Set([...matching, ...close].flatMap(of))].filter((value) => value !== undefined);
  const count = (all: readonly string[], filter: (value: string) => Filters): FacetCount[] =>
    all
      .map((value) => ({ value, count: total(filter(value)) }))
      .filter((facet) => facet.count > 0)
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  const organization = ({ organizationId }: IndexedPosting) =>
    organizationId === 0 ? [] : [String(organizationId)];
  return {
    jobTypes: count(
      values((posting) => [posting.jobType]),
      (value) => ({ jobTypes: [value] }),
    ),
    industries: count(
      values((posting) => [posting.industry]),
      (value) => ({ industries: [value] }),
    ),
    remote: count(["include", "only", "exclude"], (value) => ({
      remote: value as "include" | "only" | "exclude",
    })),
    organizations: count(values(organization), (value) => ({ organizations: [Number(value)] })).slice(0, 50),
    skills: count(
      values((posting) => posting.skills),
      (value) => ({ skills: [value] }),
    ).slice(0, 50),
    seniority: count(
      values((posting) => [posting.seniority]),
      (value) => ({ seniority: [value] }),
    ),
    languages: count(
      values((posting) => posting.languages),
      (value) => ({ languages: [value] }),
    ).slice(0, 50),
    ...payFacets(matching, close, criteria, listed),
  };
}

function payFacets(
  matching: readonly IndexedPosting[],
  close: readonly IndexedPosting[],
  { filters }: Criteria,
  listed: (matches: number, close: number) => number,
): Pick<Facets, "compensation" | "payFloors" | "pay"> {
  const { payFloor: _floor, payCeiling: _ceiling, ...withoutPay } = filters;
  const paid = (all: readonly IndexedPosting[], floor?: number) =>
    all.filter((posting) =>
      passes(posting, floor === undefined ? withoutPay : { ...withoutPay, payFloor: floor }),
    );
  const [first, second] = [paid(matching), paid(close)];
  const shown = listed(first.length, second.length) > first.length ? [...first, ...second] : first;
  const pays = shown.map(reached);
  const compensation = Array.from({ length: 31 }, (_, index) => ({
    from: index * 10_000,
    last: index === 30,
  }))
    .map(({ from, last }) => {
      const to = last ? Infinity : from + 10_000;
      const inside = pays.filter((pay) => pay !== undefined && pay >= from && pay < to).length;
      return last ? { from, count: inside } : { from, to, count: inside };
    })
    .filter((bucket) => bucket.count > 0);
  const payFloors = compensation.map(({ from }) => ({
    from,
    count: listed(paid(matching, from).length, paid(close, from).length),
  }));
  const stated = matching.filter(
    (posting) => passes(posting, filters) && (posting.payMin ?? posting.payMax) !== undefined,
  );
  if (stated.length < 5) return { compensation, payFloors };
  const ends = stated.map(({ payMin, payMax }) => ({ low: payMin ?? payMax!, high: payMax ?? payMin! }));
  const seen = stated.map(({ firstSeenAt }) => firstSeenAt);
  const pay = {
    n: stated.length,
    low: quantile(
      ends.map(({ low }) => low),
      0.25,
    ),
    middle: quantile(
      ends.map(({ low, high }) => (low + high) / 2),
      0.5,
    ),
    high: quantile(
      ends.map(({ high }) => high),
      0.75,
    ),
    firstSeenFrom: Math.min(...seen),
    firstSeenTo: Math.max(...seen),
  };
  return { compensation, payFloors, pay };
}

/** In whole hundreds, which is how it is counted. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.map((value) => Math.floor(value / 100) * 100).sort((a, b) => a - b);
  return sorted[Math.ceil(values.length * share) - 1]!;
}

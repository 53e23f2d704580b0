import { stem } from "../src/analysis/stem.ts";
import { tokens } from "../src/analysis/tokenize.ts";
import type { Filters, SearchRequest } from "../src/criteria.ts";
import type { IndexedPosting, PostingPlace } from "../src/document.ts";
import { distanceMiles } from "../src/query/area.ts";
import { type Alternative, compile, type QueryClause } from "../src/query/clauses.ts";
import type { ClauseWeights } from "../src/query/plan.ts";
import type { Found } from "../src/query/search.ts";
import type { FacetCount, Facets } from "../src/result.ts";
import { freshnessOf, hourOf, impactOf, occurrenceWeight, SCORE_ONE } from "../src/scoring.ts";

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
  const matching = postings
    .filter((posting) => criteria.exact || posting.speaks)
    .map((posting) => new Occurrences(posting))
    .filter((text) => query.clauses.every((clause) => text.scores(clause, weigh(clause)) > 0))
    .filter((text) => !query.exclude.some((clause) => text.scores(clause, weigh(clause)) > 0));
  const listed = matching.filter(({ posting }) => passes(posting, criteria.filters));
  const keyed = listed.map((text) => {
    const { posting } = text;
    if (sort === "date") return { id: posting.id, key: posting.firstSeenAt };
    if (sort === "compensation") return { id: posting.id, key: reached(posting) ?? -Infinity };
    const fresh = freshnessOf(hourOf(Math.max(posting.firstSeenAt, posting.confirmedAt ?? 0)), hourOf(now));
    return {
      id: posting.id,
      key: query.clauses.reduce((sum, clause) => sum + text.scores(clause, weigh(clause)), fresh),
    };
  });
  const hits = keyed
    .sort((a, b) => (a.key === b.key ? a.id - b.id : b.key - a.key))
    .slice(from, from + size)
    .map(({ id, key }) => ({ id, score: sort === "relevance" ? key / SCORE_ONE : 0 }));
  const all = matching.map(({ posting }) => posting);
  return { hits, total: listed.length, ...(request.facets && { facets: facetsOf(all, criteria.filters) }) };
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
      if (alternative.kind !== "phrase") {
        const matched = this.#vocabulary().filter((token) => isMatch(alternative, token));
        return weights.terms * Math.max(0, ...matched.map((token) => this.#impact(token)));
      }
      const words = weights.phrases[phrase++]!;
      if (!this.#holds(alternative.tokens)) return 0;
      return alternative.tokens.reduce((sum, token, index) => {
        const again = alternative.tokens.indexOf(token) < index;
        return again ? sum : sum + words[index]! * this.#impact(token);
      }, 0);
    });
    return Math.max(...scores);
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

function isMatch(alternative: Exclude<Alternative, { kind: "phrase" }>, token: string): boolean {
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
function facetsOf(matching: readonly IndexedPosting[], filters: Filters): Facets {
  const total = (changed: Filters) =>
    matching.filter((posting) => passes(posting, { ...filters, ...changed })).length;
  const values = (of: (posting: IndexedPosting) => readonly (string | undefined)[]) =>
    [...new Set(matching.flatMap(of))].filter((value) => value !== undefined);
  const count = (all: readonly string[], filter: (value: string) => Filters): FacetCount[] =>
    all
      .map((value) => ({ value, count: total(filter(value)) }))
      .filter((facet) => facet.count > 0)
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  const { payFloor: _floor, payCeiling: _ceiling, ...withoutPay } = filters;
  const pays = matching.filter((posting) => passes(posting, withoutPay)).map(reached);
  const buckets = Array.from({ length: 31 }, (_, index) => ({ from: index * 10_000, last: index === 30 }));
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
    organizations: count(
      values(({ organizationId }) => (organizationId === 0 ? [] : [String(organizationId)])),
      (value) => ({ organizations: [Number(value)] }),
    ).slice(0, 50),
    skills: count(
      values((posting) => posting.skills),
      (value) => ({ skills: [value] }),
    ).slice(0, 50),
    compensation: buckets
      .map(({ from, last }) => {
        const to = last ? Infinity : from + 10_000;
        const inside = pays.filter((pay) => pay !== undefined && pay >= from && pay < to).length;
        return last ? { from, count: inside } : { from, to, count: inside };
      })
      .filter((bucket) => bucket.count > 0),
  };
}

import type { Criteria, Filters } from "../src/criteria.ts";
import { factsOf, type IndexedPosting } from "../src/document.ts";
import { FACTS, type FactName } from "../src/facts.ts";
import type { FacetCount, Facets } from "../src/result.ts";
import { passes, reached } from "./filter-oracle.ts";

/** By definition: the matches of the same search with the field's filter set to this value only. */
export function facetsOf(matching: readonly IndexedPosting[], { filters }: Criteria): Facets {
  const total = (changed: Filters) =>
    matching.filter((posting) => passes(posting, { ...filters, ...changed })).length;
  const values = (of: (posting: IndexedPosting) => readonly (string | undefined)[]) =>
    [...new Set(matching.flatMap(of))].filter((value) => value !== undefined);
  const count = (all: readonly string[], filter: (value: string) => Filters): FacetCount[] =>
    all
      .map((value) => ({ value, count: total(filter(value)) }))
      .filter((facet) => facet.count > 0)
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  const organization = ({ organizationId }: IndexedPosting) =>
    organizationId === 0 ? [] : [String(organizationId)];
  const passing = matching.filter((posting) => passes(posting, filters));
  const stating = (fact: FactName) => {
    const without = { ...filters, [fact]: [] };
    const all = filters[fact] ? matching.filter((posting) => passes(posting, without)) : passing;
    const stated = all.map((posting) => factsOf(posting)[fact] ?? []);
    const counts = [...new Set(stated.flat())]
      .map((value) => ({ value, count: stated.filter((values) => values.includes(value)).length }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
    return { counts, unstated: stated.filter((values) => values.length === 0).length };
  };
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
    ...byFact((fact) => stating(fact).counts),
    unstated: byFact((fact) => stating(fact).unstated),
    promised: count(["true"], () => ({ promised: true })),
    ...payFacets(matching, filters),
  };
}

function byFact<Value>(of: (fact: FactName) => Value): Record<FactName, Value> {
  return Object.fromEntries(FACTS.map((fact) => [fact, of(fact)])) as Record<FactName, Value>;
}

/** The number of listed postings, given the numbers of matches and close matches. */
export function listedBy({ near, exact, clauses }: Criteria): (matches: number, close: number) => number {
  if (!near || exact || !clauses.some(({ kind }) => kind === "word")) return (matches) => matches;
  return (matches, close) => (near.when === "always" || matches < 20 ? matches + close : matches);
}

function payFacets(
  matching: readonly IndexedPosting[],
  filters: Filters,
): Pick<Facets, "compensation" | "payFloors" | "pay"> {
  const { payFloor: _floor, payCeiling: _ceiling, ...withoutPay } = filters;
  const paid = (changed: Filters = {}) =>
    matching.filter((posting) => passes(posting, { ...withoutPay, ...changed }));
  const pays = paid().map(reached);
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
    count: paid({ payFloor: from }).length,
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

/** Rounded to hundreds, the resolution of the counter. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.map((value) => Math.floor(value / 100) * 100).sort((a, b) => a - b);
  return sorted[Math.ceil(values.length * share) - 1]!;
}

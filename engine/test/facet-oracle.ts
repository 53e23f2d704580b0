import type { Criteria, Filters } from "../src/criteria.ts";
import type { IndexedPosting } from "../src/document.ts";
import type { FacetCount, Facets } from "../src/result.ts";
import { passes, reached } from "./filter-oracle.ts";

/** By definition: the total of the same search with the field's filter set to this value only. */
export function facetsOf(
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
    promised: count(["true"], () => ({ promised: true })),
    ...payFacets(matching, close, criteria, listed),
  };
}

/** The number of listed postings, given the numbers of matches and close matches. */
export function listedBy({ near, exact, clauses }: Criteria): (matches: number, close: number) => number {
  if (!near || exact || !clauses.some(({ kind }) => kind === "word")) return (matches) => matches;
  return (matches, close) => (near.when === "always" || matches < 20 ? matches + close : matches);
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

/** In whole hundreds, the resolution of the counter. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.map((value) => Math.floor(value / 100) * 100).sort((a, b) => a - b);
  return sorted[Math.ceil(values.length * share) - 1]!;
}

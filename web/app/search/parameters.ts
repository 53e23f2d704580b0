import type { SearchCriteria } from "@candor/contract/jobs";
import { addresses } from "../addresses.ts";

/** What belongs to one visit of a result list, and not to the search. */
type OfTheVisit = "from" | "snapshot";

const ofTheSearch: Readonly<Record<Exclude<keyof SearchCriteria, OfTheVisit>, true>> = {
  query: true,
  parse: true,
  exact: true,
  location: true,
  distanceMiles: true,
  remote: true,
  compensationMin: true,
  compensationMax: true,
  compensationType: true,
  jobTypes: true,
  industries: true,
  skills: true,
  languages: true,
  seniority: true,
  organization: true,
  exclude: true,
  postedWithinDays: true,
  sort: true,
  size: true,
  facets: true,
  close: true,
};

/** The address of another page of the same list. */
export function pageAddress(parameters: URLSearchParams, from: number, snapshot: string): string {
  const next = searchOnly(parameters);
  if (from > 0) {
    next.set("from", String(from));
    next.set("snapshot", snapshot);
  }
  return addresses.search(next);
}

/** The same search in another order. */
export function sortedAddress(parameters: URLSearchParams, sort: string): string {
  const next = searchOnly(parameters);
  next.set("sort", sort);
  return addresses.search(next);
}

/** The same search without one of its filters. */
export function withoutFilter(parameters: URLSearchParams, name: string, value: string): string {
  const next = searchOnly(parameters);
  next.delete(name, value);
  return addresses.search(next);
}

/** What a search is, without empty fields. Links pass nothing else on: an address may carry a credential. */
export function searchOnly(parameters: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    [...parameters].filter(([name, value]) => value !== "" && Object.hasOwn(ofTheSearch, name)),
  );
}

import { limits } from "@candor/contract/limits";
import { isSearchField, searchField } from "@candor/contract/search/fields";
import type { SearchCriteria } from "@candor/contract/search/shapes";
import { addresses } from "../addresses.ts";

/** Where a list starts, its snapshot, how many postings it holds by now, and which one is open next to it. */
const ofTheVisit = ["from", "snapshot", "shown", "job"] as const;

/** The most postings that one address lists. The next page then starts later. */
const mostShown = 500;

/** The address of another page of the same list. */
export function pageAddress(parameters: URLSearchParams, from: number, snapshot: string): string {
  const next = searchOnly(parameters);
  if (from > 0) {
    next.set("from", String(from));
    next.set("snapshot", snapshot);
  }
  return addresses.search(next);
}

/** The address of the same list with this many postings from one point in time; absent if that is too many. */
export function shownAddress(
  parameters: URLSearchParams,
  shown: number,
  snapshot: string,
): string | undefined {
  if (shown > mostShown) return undefined;
  const next = withVisit(parameters);
  next.set("shown", String(shown));
  next.set("snapshot", snapshot);
  return addresses.search(next);
}

/** How many postings an address lists from its start: at least one page. */
export function shownOf(parameters: URLSearchParams, { size = limits.defaultSearchSize }: SearchCriteria) {
  const shown = Number(parameters.get("shown"));
  return Number.isInteger(shown) && shown > size && shown <= mostShown ? shown : size;
}

/** The list itself, to return to. */
export function listAddress(parameters: URLSearchParams): string {
  return addresses.search(withVisit(parameters));
}

/** The same list with a posting open next to it, or with none. */
export function openedAddress(parameters: URLSearchParams, job: string | undefined): string {
  const next = withVisit(parameters);
  if (job === undefined) next.delete("job");
  else next.set("job", job);
  return addresses.search(next);
}

/** The same list with the explanation of a posting's place. */
export function explainAddress(parameters: URLSearchParams, job: string): string {
  const next = withVisit(parameters);
  next.set("explain", job);
  return addresses.search(next);
}

/** Whether two addresses list the same postings, whatever their number and whichever is open. */
export function isSameList(one: URLSearchParams, other: URLSearchParams): boolean {
  const [first, second] = [one, other].map(
    (parameters) => `${searchOnly(parameters)} ${parameters.get("from")}`,
  );
  return first === second;
}

/** The same search with these values in one of its fields. */
export function withValues(
  parameters: URLSearchParams,
  name: keyof SearchCriteria,
  values: readonly string[],
): string {
  const next = searchOnly(parameters);
  next.delete(name);
  for (const value of values) next.append(name, value);
  return addresses.search(next);
}

/** The same search in one place, whichever other place it had. */
export function inPlace(parameters: URLSearchParams, place: string): string {
  const next = searchOnly(parameters);
  next.delete("distanceMiles");
  next.set("location", place);
  return addresses.search(next);
}

/** The same search without one of its filters. */
export function withoutFilter(parameters: URLSearchParams, name: string, value: string): string {
  const next = searchOnly(parameters);
  next.delete(name, value);
  return addresses.search(next);
}

/** The same search without some of its fields. */
export function withoutFields(parameters: URLSearchParams, fields: readonly string[]): string {
  const next = searchOnly(parameters);
  for (const field of fields) next.delete(field);
  return addresses.search(next);
}

/**
 * A search's own parameters, without empty ones, and those that are too long for any field. Links pass on nothing else:
 * an address may carry a credential, and a page has hundreds of links.
 */
export function searchOnly(parameters: URLSearchParams): URLSearchParams {
  const fits = (value: string) => value !== "" && value.length <= limits.queryCharacters;
  return new URLSearchParams([...parameters].filter(([name, value]) => fits(value) && isOfTheSearch(name)));
}

/** Whether a parameter belongs to the search, not to one visit of its list. */
function isOfTheSearch(name: string): boolean {
  return isSearchField(name) && searchField(name).role !== "visit";
}

/** What the search form's own fields don't hold: it stays when the form is sent again. */
export function otherFilters(parameters: URLSearchParams): [string, string][] {
  const own = ["query", "location", "remote"];
  return [...searchOnly(parameters)].filter(([name]) => !own.includes(name));
}

function withVisit(parameters: URLSearchParams): URLSearchParams {
  const next = searchOnly(parameters);
  for (const name of ofTheVisit) {
    const value = parameters.get(name);
    if (value) next.set(name, value);
  }
  return next;
}

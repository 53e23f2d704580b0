import { addresses } from "../addresses.ts";

/** Names that belong to one visit of a result list, not to the search. */
const ofTheVisit = ["from", "snapshot", "form"];

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

/** What a search is, without empty fields and what belongs to the visit. */
export function searchOnly(parameters: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    [...parameters].filter(([name, value]) => value !== "" && !ofTheVisit.includes(name)),
  );
}

import { searchOnly } from "../search/parameters.ts";

/** A search that somebody made before, as pages show it. */
export interface KeptEntry {
  /** The query of its address. */
  readonly search: string;
  readonly words: string;
  /** ISO 8601 in UTC. */
  readonly usedAt: string;
  /** Its record's number, if an account keeps it. */
  readonly id?: string;
}

/** Each with the latest first. */
export interface OwnSearches {
  readonly recent: readonly KeptEntry[];
  readonly favorites: readonly KeptEntry[];
}

/** Parameters of the list, not of what it lists. */
const ofTheList = ["size", "facets"];

/** Parameters that search for nothing on their own. */
const manners = ["sort", "parse", "exact", "correct", "close", "compensationType", "distanceMiles"];

/** A search's only query, whatever the order of its fields; undefined for a search that asks for nothing. */
export function keptSearch(parameters: URLSearchParams): string | undefined {
  const fields = [...searchOnly(parameters)]
    .filter(([name, value]) => value.trim() !== "" && !ofTheList.includes(name))
    .map(([name, value]): [string, string] => [name, value.trim()]);
  if (fields.every(([name]) => manners.includes(name))) return undefined;
  return new URLSearchParams(
    fields.toSorted((one, other) => (String(one) < String(other) ? -1 : 1)),
  ).toString();
}

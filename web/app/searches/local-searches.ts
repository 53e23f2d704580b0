import { limits } from "@candor/contract/limits";
import { storedValue, storeValue, type ValueStorage } from "../wire/stored-values.ts";
import type { KeptEntry, OwnSearches } from "./kept-search.ts";

/** The storage key. */
export const localName = "searches";

/** A search that this browser keeps while nobody is signed in. */
export interface LocalSearch extends Omit<KeptEntry, "id"> {
  readonly favorite: boolean;
}

const most = limits.keptSearches;

/** Longer ones are not kept, so that all of them fit in one form. */
const longestSearch = 700;

/** Latest first. Leaves out entries that aren't ours or are broken. */
export function localSearches(storage: ValueStorage): LocalSearch[] {
  const stored = storedValue(storage, localName);
  return Array.isArray(stored) ? trimmed(stored.filter(isLocalSearch)) : [];
}

/** Both of its lists. */
export function listedLocally(storage: ValueStorage): OwnSearches {
  const searches = localSearches(storage);
  return {
    recent: searches.filter(({ favorite }) => !favorite),
    favorites: searches.filter(({ favorite }) => favorite),
  };
}

/** Resolves to what is kept; undefined if there are already as many favorites as allowed. By default, a mark stays. */
export function keepLocally(
  storage: ValueStorage,
  { favorite, ...search }: Omit<LocalSearch, "favorite"> & { readonly favorite: boolean | undefined },
): LocalSearch | undefined {
  const searches = localSearches(storage);
  const others = searches.filter((one) => one.search !== search.search);
  const known = searches.find((one) => one.search === search.search);
  const kept = { ...search, favorite: favorite ?? known?.favorite ?? false };
  if (kept.favorite && others.filter((one) => one.favorite).length >= most) return undefined;
  if (isLocalSearch(kept)) storeValue(storage, localName, trimmed([kept, ...others]));
  return kept;
}

export function forgetLocally(storage: ValueStorage, search: string): void {
  storeValue(
    storage,
    localName,
    localSearches(storage).filter((one) => one.search !== search),
  );
}

/** The oldest that aren't favorites make room. */
function trimmed(searches: readonly LocalSearch[]): LocalSearch[] {
  const latest = searches.toSorted((one, other) => (one.usedAt < other.usedAt ? 1 : -1));
  const favorites = latest.filter(({ favorite }) => favorite).slice(0, most);
  const recent = latest.filter(({ favorite }) => !favorite).slice(0, most - favorites.length);
  return latest.filter((one) => favorites.includes(one) || recent.includes(one));
}

function isLocalSearch(value: unknown): value is LocalSearch {
  const { search, words, usedAt, favorite } = (value ?? {}) as Readonly<Record<keyof LocalSearch, unknown>>;
  return (
    typeof search === "string" &&
    search !== "" &&
    search.length <= longestSearch &&
    typeof words === "string" &&
    words.length <= longestSearch &&
    typeof usedAt === "string" &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(usedAt) &&
    typeof favorite === "boolean"
  );
}

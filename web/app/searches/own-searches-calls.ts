import type { SearchCriteria } from "@candor/contract/search/shapes";
import { machineClock } from "../wire/clock.ts";
import { browserStorage } from "../wire/stored-values.ts";
import type { KeptEntry, OwnSearches } from "./kept-search.ts";
import { forgetLocally, keepLocally, listedLocally, localName, localSearches } from "./local-searches.ts";
import { searchWords } from "./search-words.ts";

/** Where somebody's searches are: with their account, or in this browser. */
interface Whose {
  readonly signedIn: boolean;
}

/** Strangers load nothing that sends. */
const account = () => import("./send-searches.ts");

export async function ownSearches({ signedIn }: Whose): Promise<OwnSearches> {
  return signedIn ? (await account()).listed() : listedLocally(browserStorage());
}

/** Resolves to whether it is a favorite; undefined if there are too many already. By default, a mark stays. */
export async function keepSearch(
  { search, criteria, favorite }: { search: string; criteria: SearchCriteria; favorite: boolean | undefined },
  { signedIn }: Whose,
): Promise<boolean | undefined> {
  const usedAt = new Date(machineClock.now()).toISOString();
  if (signedIn) return (await account()).keep(search, favorite);
  return keepLocally(browserStorage(), { search, words: searchWords(criteria), usedAt, favorite })?.favorite;
}

export async function forgetOwn({ id, search }: KeptEntry): Promise<void> {
  if (id === undefined) forgetLocally(browserStorage(), search);
  else await (await account()).forget(id);
}

/** Moves this browser's searches to the account that signed in. Resolves once they are there and no longer here. */
export async function mergeSearches(): Promise<void> {
  const kept = browserStorage();
  const stored = kept.getItem(localName);
  const searches = localSearches(kept);
  if (searches.length > 0) await (await account()).keepAll(searches);
  // Another tab may have saved one more in the meantime.
  if (kept.getItem(localName) === stored) kept.removeItem(localName);
}

import type { SearchCriteria } from "@candor/contract/search/shapes";
import { addresses } from "../addresses.ts";
import { sendForm, untilReached } from "../live/send-form.ts";
import { machineClock } from "../wire/clock.ts";
import { browserStorage } from "../wire/stored-values.ts";
import type { KeptEntry, OwnSearches } from "./kept-search.ts";
import { forgetLocally, keepLocally, listedLocally, localName, localSearches } from "./local-searches.ts";
import { searchWords } from "./search-words.ts";

/** Where somebody's searches are: with their account, or in this browser. */
interface Whose {
  readonly signedIn: boolean;
}

export async function ownSearches({ signedIn }: Whose): Promise<OwnSearches> {
  if (!signedIn) return listedLocally(browserStorage());
  return (await answered(untilReached(addresses.keptSearches))) as OwnSearches;
}

/** Resolves to whether it is a favorite; undefined if there are too many already. By default, a mark stays. */
export async function keepSearch(
  { search, criteria, favorite }: { search: string; criteria: SearchCriteria; favorite?: boolean },
  { signedIn }: Whose,
): Promise<boolean | undefined> {
  const usedAt = new Date(machineClock.now()).toISOString();
  if (!signedIn)
    return keepLocally(browserStorage(), { search, words: searchWords(criteria), usedAt, favorite })
      ?.favorite;
  const sent = await sendForm(addresses.keptSearches, [
    ["act", "keep"],
    ["search", search],
    ["favorite", favorite === undefined ? "" : String(favorite)],
  ]);
  if (sent.status === 409) return undefined;
  const { searches } = (await answered(sent)) as { searches: readonly { favorite: boolean }[] };
  return searches[0]?.favorite;
}

export async function forgetOwn({ id, search }: KeptEntry): Promise<void> {
  if (id === undefined) forgetLocally(browserStorage(), search);
  else
    await answered(
      sendForm(addresses.keptSearches, [
        ["act", "forget"],
        ["id", id],
      ]),
    );
}

/** Moves this browser's searches to the account that signed in. Resolves once they are there and no longer here. */
export async function mergeSearches(): Promise<void> {
  const kept = browserStorage();
  const stored = kept.getItem(localName);
  const searches = localSearches(kept);
  if (searches.length > 0)
    await answered(
      sendForm(addresses.keptSearches, [
        ["act", "keep"],
        ...searches.flatMap(({ search, favorite, usedAt }): [string, string][] => [
          ["search", search],
          // Empty: a search that is a favorite in the account stays one.
          ["favorite", favorite ? "true" : ""],
          ["usedAt", usedAt],
        ]),
      ]),
    );
  // Another tab may have saved one more in the meantime.
  if (kept.getItem(localName) === stored) kept.removeItem(localName);
}

async function answered(response: Response | Promise<Response>): Promise<unknown> {
  const answer = await response;
  if (!answer.ok) throw new Error(`Searches could not be reached: ${answer.status}.`);
  return answer.json();
}

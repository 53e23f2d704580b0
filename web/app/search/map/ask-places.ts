import type { Answer } from "@candor/contract/client";
import type { mapSearch } from "@candor/contract/search/routes";
import type { SearchCriteria } from "@candor/contract/search/shapes";
import { announce } from "../../live/announce.ts";
import { openWire } from "../../live/wire.ts";

export type PlacesOfSearch = Answer<typeof mapSearch>;
export type Place = PlacesOfSearch["places"][number];

/** Where a search's postings are now, whichever page of it is shown. @throws RequestFailed, or the signal's reason */
export async function askPlaces(criteria: SearchCriteria, signal: AbortSignal): Promise<PlacesOfSearch> {
  const { from: _from, snapshot: _snapshot, ...body } = criteria;
  const ask = (await openWire()).calls({ announce });
  return ask("mapSearch", { body }, { signal });
}

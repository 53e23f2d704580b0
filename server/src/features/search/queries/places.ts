import type { SearchCriteria } from "@candor/contract/search/shapes";
import { answered, type SearchParts, understood } from "./ask.ts";

/** The places of a search's postings. */
export async function placesOfSearch(parts: SearchParts, fields: SearchCriteria) {
  const { request } = await understood(parts, fields);
  if (!request) return { places: [], unplaced: 0 };
  const { places, unplaced } = await answered(parts.index.places(request, parts.asking));
  return {
    unplaced,
    places: places.map(({ city, state, country: stated, ...where }) => {
      const found = parts.places.find([city, state, stated].filter(Boolean).join(", "));
      const country = found?.country ?? stated;
      const label = parts.places.label(found ?? { city, state, country });
      return { label, ...(country !== "" && { country }), ...where };
    }),
  };
}

import { groupNamed } from "./areas/country-groups.ts";
import type { FoundPlace, Places } from "./found-place.ts";

/** The states and countries that a text names, as ISO 3166 codes: "US", "US-CA", and each country of "EU". */
export function regionsNamed(places: Pick<Places, "find">, text: string): readonly string[] {
  return groupNamed(text)?.countries ?? codeOf(places.find(text));
}

/** Whether a text names states or countries: one can't work from anywhere "within" a city. */
export function isRegionNamed(places: Pick<Places, "find">, text: string): boolean {
  const kind = places.find(text)?.kind;
  return groupNamed(text) !== undefined || kind === "state" || kind === "country";
}

function codeOf(place: FoundPlace | undefined): string[] {
  if (place === undefined) return [];
  return [place.state === undefined ? place.country : `${place.country}-${place.state}`];
}

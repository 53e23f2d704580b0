import { capitalAliases, cityAliases } from "./city-aliases.ts";
import { fold } from "./fold.ts";
import type { FoundPlace, Places, SuggestedPlace } from "./found-place.ts";
import { cityPlace, countryPlace, type Gazetteer, importance, regionPlace } from "./gazetteer.ts";
import { placesNamed } from "./names.ts";
import { regions } from "./regions.ts";

/** The table behind it is made at the first question: 50,000 labels by their first two letters. */
export function suggester(gazetteer: Gazetteer): Places["suggest"] {
  let byBeginning: Map<string, Entry[]> | undefined;
  return (prefix, size) => {
    const typed = fold(prefix);
    if (typed === "") return [];
    byBeginning ??= Map.groupBy(entries(gazetteer), (entry) => entry.key.slice(0, 2));
    const found = aliasedPlaces(gazetteer, prefix);
    for (const entry of candidates(byBeginning, typed)) {
      if (found.length >= size) break;
      if (entry.key.startsWith(typed) && !found.some((place) => place.label === entry.place.label)) {
        found.push(entry.place);
      }
    }
    return found.slice(0, size);
  };
}

export function labelOf(
  gazetteer: Gazetteer,
  place: { city?: string; state?: string; country?: string },
): string {
  const isAmerican = place.country === "US";
  const country = gazetteer.countryNames.get(place.country ?? "") ?? place.country;
  if (place.city === undefined)
    return [regionName(place), isAmerican && place.state ? undefined : country].filter(Boolean).join(", ");
  const state = place.country === "GB" ? undefined : place.state;
  return [place.city, state, isAmerican && state ? undefined : country].filter(Boolean).join(", ");
}

interface Entry {
  readonly key: string;
  readonly place: SuggestedPlace;
}

function entries(gazetteer: Gazetteer): Entry[] {
  const places: FoundPlace[] = [
    ...gazetteer.cities.map(cityPlace),
    ...regions.map((region) => regionPlace(gazetteer, region)),
    ...[...gazetteer.countryNames.keys()].map((code) => countryPlace(gazetteer, code)),
  ];
  return places
    .sort((a, b) => importance(b) - importance(a))
    .map((place) => {
      const label = labelOf(gazetteer, place);
      return { key: fold(label), place: { ...place, label } };
    });
}

function* candidates(byBeginning: Map<string, Entry[]>, typed: string): Iterable<Entry> {
  if (typed.length >= 2) {
    yield* byBeginning.get(typed.slice(0, 2)) ?? [];
    return;
  }
  const matching = [...byBeginning].filter(([beginning]) => beginning.startsWith(typed));
  yield* matching
    .flatMap(([, list]) => list.slice(0, 100))
    .sort((a, b) => importance(b.place) - importance(a.place));
}

function aliasedPlaces(gazetteer: Gazetteer, prefix: string): SuggestedPlace[] {
  if (!cityAliases.has(fold(prefix)) && !capitalAliases.has(prefix.trim())) return [];
  return placesNamed(gazetteer, prefix)
    .slice(0, 1)
    .map((place) => ({ ...place, label: labelOf(gazetteer, place) }));
}

function regionName({ state, country }: { state?: string; country?: string }): string | undefined {
  // "New York" is the city.
  if (state === "NY") return "New York State";
  return regions.find((region) => region.code === state && region.country === country)?.name;
}

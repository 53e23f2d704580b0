import { setImmediate } from "node:timers/promises";
import { capitalAliases, cityAliases } from "./city-aliases.ts";
import { fold } from "./fold.ts";
import type { FoundPlace, Places, SuggestedPlace } from "./found-place.ts";
import { cityPlace, countryPlace, type Gazetteer, importance, regionPlace } from "./gazetteer.ts";
import { placesNamed } from "./names.ts";
import { regions } from "./regions.ts";

/** Suggests from a table of 50,000 labels by their first two letters. The first caller builds the rest of the table. */
export function suggester(gazetteer: Gazetteer): Pick<Places, "suggest" | "prepareSuggestions"> {
  const steps = building(gazetteer);
  let table: Table | undefined;
  const step = () => {
    const { done, value } = steps.next();
    if (done) table = value;
  };
  return {
    suggest(prefix, size) {
      const typed = fold(prefix);
      if (typed === "") return [];
      while (!table) step();
      return suggested(gazetteer, table, { prefix, typed, size });
    },
    async prepareSuggestions() {
      while (!table) {
        step();
        await setImmediate();
      }
    },
  };
}

function suggested(
  gazetteer: Gazetteer,
  table: Table,
  { prefix, typed, size }: { readonly prefix: string; readonly typed: string; readonly size: number },
): SuggestedPlace[] {
  const found = aliasedPlaces(gazetteer, prefix);
  for (const entry of candidates(table, typed)) {
    if (found.length >= size) break;
    if (entry.key.startsWith(typed) && !found.some((place) => place.label === entry.place.label)) {
      found.push(entry.place);
    }
  }
  return found.slice(0, size);
}

export function labelOf(
  gazetteer: Gazetteer,
  place: { name?: string; city?: string; state?: string; country?: string },
): string {
  if (place.name !== undefined) return place.name;
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

/** Entries by the first two letters of their key, most important first. */
type Table = Map<string, Entry[]>;

/** Labels made in one step: a few milliseconds of the main thread. */
const labelsAtOnce = 250;

function* building(gazetteer: Gazetteer): Generator<undefined, Table> {
  const table: Table = new Map();
  for (const [index, place] of placesByImportance(gazetteer).entries()) {
    if (index % labelsAtOnce === 0) yield;
    const label = labelOf(gazetteer, place);
    const key = fold(label);
    const beginning = key.slice(0, 2);
    const list = table.get(beginning);
    const entry = { key, place: { ...place, label } };
    if (list) list.push(entry);
    else table.set(beginning, [entry]);
  }
  return table;
}

function placesByImportance(gazetteer: Gazetteer): FoundPlace[] {
  const places: FoundPlace[] = [
    ...gazetteer.cities.map(cityPlace),
    ...regions.map((region) => regionPlace(gazetteer, region)),
    ...[...gazetteer.countryNames.keys()].map((code) => countryPlace(gazetteer, code)),
  ];
  return places.sort((a, b) => importance(b) - importance(a));
}

function* candidates(table: Table, typed: string): Iterable<Entry> {
  if (typed.length >= 2) {
    yield* table.get(typed.slice(0, 2)) ?? [];
    return;
  }
  const matching = [...table].filter(([beginning]) => beginning.startsWith(typed));
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

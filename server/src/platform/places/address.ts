import { fold } from "./fold.ts";
import type { FoundPlace } from "./found-place.ts";
import { countryPlace, type Gazetteer, regionPlace } from "./gazetteer.ts";
import { citiesNamed, placesNamed, postalPlace, regionsNamed } from "./names.ts";

/** Reads an address that ends in a city, state, country or postal code: the reader behind `Places.find`. */
export function placeAt(gazetteer: Gazetteer, text: string): FoundPlace | undefined {
  const written = text
    .replace(/\([^)]*\)/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (written.length > longest) return undefined;
  return (
    placesNamed(gazetteer, written)[0] ??
    placeByPostalCode(gazetteer, written) ??
    placeByParts(gazetteer, written) ??
    placeByWords(gazetteer, written) ??
    placeByArea(gazetteer, written)
  );
}

const longest = 200;
const postalAtEnd =
  /(?:^|[\s,])(\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)(?:,? (?:USA?|United States|Canada))?$/;

function placeByPostalCode(gazetteer: Gazetteer, written: string): FoundPlace | undefined {
  const code = postalAtEnd.exec(written)?.[1];
  return code === undefined ? undefined : postalPlace(gazetteer, code);
}

/** The parts of an address before its state and country: "Lemuria" in "Lemuria, TX, USA", none in "Texas, USA". */
export function partsBeforeRegion(gazetteer: Gazetteer, text: string): readonly string[] {
  const parts = partsOf(text);
  return parts.length < 2 ? [] : contextsOf(gazetteer, parts).rest;
}

function partsOf(written: string): string[] {
  return written
    .trim()
    .split(/\s*,\s*/)
    .filter((part) => part !== "");
}

/** "Kanata, Ottawa, ON, Canada": the last parts are the region; the first known city before them is the place. */
function placeByParts(gazetteer: Gazetteer, written: string): FoundPlace | undefined {
  const parts = partsOf(written);
  if (parts.length < 2) return undefined;
  const { contexts, rest } = contextsOf(gazetteer, parts);
  if (contexts.length === 0) return bigCityAmong(gazetteer, parts);
  for (const context of contexts) {
    const city = firstCity(gazetteer, rest, context);
    if (city !== undefined) return city;
  }
  return contexts[0];
}

/** Possible meanings of the end of the address, with the text before it. */
function contextsOf(gazetteer: Gazetteer, parts: string[]): { contexts: FoundPlace[]; rest: string[] } {
  const last = tailPlaces(gazetteer, parts.at(-1)!);
  if (last.length === 0) return { contexts: [], rest: parts };
  const country = last.find((place) => place.kind === "country");
  const before = country === undefined ? [] : statesIn(gazetteer, parts.at(-2)!, country);
  // "New York, USA" is the city, "Wales, UK" and "Georgia, USA" are states, just as without the country.
  const alone = placesNamed(gazetteer, parts.at(-2)!).find((place) => isWithin(place, last[0]!));
  const isState = before.length > 0 && (parts.length > 2 || alone?.kind === "state");
  if (isState) return { contexts: before, rest: parts.slice(0, -2) };
  return { contexts: last, rest: parts.slice(0, -1) };
}

/** After a comma a code counts in any case, even a country's: "Austin, tx", "Berlin, DE". */
function tailPlaces(gazetteer: Gazetteer, part: string): FoundPlace[] {
  const code = part.toUpperCase().replace(/\./g, "");
  const states = gazetteer.regionsByCode.get(code) ?? [];
  const places = [
    ...states.map((region) => regionPlace(gazetteer, region)),
    ...regionsNamed(gazetteer, part, fold(part)),
  ];
  if (gazetteer.countryNames.has(code)) places.push(countryPlace(gazetteer, code));
  // LA is short for Los Angeles and also Louisiana's code: "Hollywood, LA".
  if (code === "LA")
    places.splice(1, 0, ...(gazetteer.regionsByCode.get("CA") ?? []).map((r) => regionPlace(gazetteer, r)));
  return places;
}

function statesIn(gazetteer: Gazetteer, part: string, country: FoundPlace): FoundPlace[] {
  return tailPlaces(gazetteer, part).filter(
    (place) => place.kind === "state" && place.country === country.country,
  );
}

function firstCity(
  gazetteer: Gazetteer,
  parts: readonly string[],
  within: FoundPlace,
): FoundPlace | undefined {
  for (const part of parts) {
    const named = placesNamed(gazetteer, part).find(
      (place) => place.kind === "city" && isWithin(place, within),
    );
    const city = named ?? citiesNamed(gazetteer, fold(part), within)[0];
    if (city !== undefined) return city;
  }
  return undefined;
}

export function isWithin(place: FoundPlace, within: FoundPlace): boolean {
  return place.country === within.country && (within.state === undefined || place.state === within.state);
}

/** In the United States a third of this is enough. */
const bigCity = 100_000;

/** "Munich, Bavaria": after a big city's name, divisions that the gazetteer doesn't have are ignored. */
function bigCityAmong(gazetteer: Gazetteer, parts: readonly string[]): FoundPlace | undefined {
  for (const part of parts) {
    const city = citiesNamed(gazetteer, fold(part))[0];
    if (city !== undefined && city.population * (city.country === "US" ? 3 : 1) >= bigCity) return city;
  }
  return undefined;
}

const longestName = 4;

/** "Austin TX", "london uk", "Portland Oregon": here every word must be understood. */
function placeByWords(gazetteer: Gazetteer, written: string): FoundPlace | undefined {
  const words = written.split(" ");
  for (let count = 1; count <= Math.min(longestName, words.length - 1); count++) {
    const tail = words.slice(-count).join(" ");
    const name = fold(words.slice(0, -count).join(" "));
    for (const context of regionsNamed(gazetteer, withCapitals(tail), fold(tail))) {
      const city = citiesNamed(gazetteer, name, context)[0];
      if (city !== undefined) return city;
    }
  }
  return undefined;
}

/** "austin tx": after a city in that state, a code counts in any case. */
function withCapitals(tail: string): string {
  return tail.length === 2 ? tail.toUpperCase() : tail;
}

const area = /^(?:greater )?(.+?)(?: (?:metro(?:politan)?))?(?: area| region)?$/i;

/** "Greater Boston Area" means its city. */
function placeByArea(gazetteer: Gazetteer, written: string): FoundPlace | undefined {
  const name = area.exec(written)?.[1];
  if (name === undefined || name === written) return undefined;
  const city = placesNamed(gazetteer, name)[0] ?? placeByParts(gazetteer, name);
  return city?.kind === "city" ? city : undefined;
}

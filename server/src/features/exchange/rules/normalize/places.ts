import type { StatedPlace } from "../../../../platform/database/tables/postings.ts";
import type { FoundPlace, Places } from "../../../../platform/places/found-place.ts";
import { isRegionNamed, regionsNamed } from "../../../../platform/places/regions-named.ts";
import { lineCharacters } from "../bounded.ts";
import type { SourceAddress, SourcePosting } from "../source-posting.ts";
import { tidy } from "../tidy.ts";
import type { Located } from "./located.ts";
import { kindOfField, remotePlace } from "./remote.ts";

const mostPlaces = 50;

/** The places that the source names, each once. A text without a known place is kept as words. */
export function placesOf(posting: SourcePosting, places: Places): Located {
  const found: StatedPlace[] = [];
  const within = (posting.remoteWithin ?? []).flatMap((text) => regionsNamed(places, tidy(text)));
  const unknown: string[] = [];
  let remote: Located["remote"];
  for (const stated of posting.places.flatMap((place) => separate(place, places)).slice(0, mostPlaces)) {
    if (typeof stated !== "string") {
      const region = kindOfField(posting.remote) === "remote" ? regionOf(stated, places) : [];
      if (region.length > 0) within.push(...region);
      else {
        found.push(addressPlace(stated, places));
        unknown.push(...unknownAddress(stated, places));
      }
      continue;
    }
    if (stated.length > lineCharacters) {
      unknown.push(stated);
      continue;
    }
    const { kind, rest } = remotePlace(stated);
    if (kind !== undefined && remote !== "remote") remote = kind;
    const place = places.find(rest);
    if (kind === "remote" && isRegionNamed(places, rest)) within.push(...regionsNamed(places, rest));
    else if (place !== undefined) found.push(draftPlace(place));
    else if (rest !== "") unknown.push(rest);
  }
  return { places: distinct(found), within: [...new Set(within)], remote, unknown };
}

/** "Austin, TX; Boston, MA", and "Cambridge, MA Seattle, WA" if the list lost its line breaks. */
function separate(place: string | SourceAddress, places: Places): (string | SourceAddress)[] {
  if (typeof place !== "string") return [place];
  const parts = place
    .replace(/[^\S\n]+/g, " ")
    .split(/\s*(?:[;|\n•]|\s\/\s|(?<=,\s?[A-Z]{2})\s+(?=[A-Z][a-z]))\s*/)
    .map(tidy);
  return parts
    .filter((part) => part !== "")
    .flatMap((part) => (part.length > lineCharacters ? [part] : joined(part, places)));
}

/** "San Francisco and Toronto": two places only if each is one. */
function joined(part: string, places: Places): string[] {
  const names = part.split(/ (?:and|or|&) /);
  const isList =
    names.length > 1 && places.find(part) === undefined && names.every((name) => isPlace(name, places));
  return isList ? names : [part];
}

function isPlace(name: string, places: Places): boolean {
  const { kind, rest } = remotePlace(name);
  return places.find(rest) !== undefined || (kind !== undefined && rest === "");
}

/** A remote job's address without a city says where one may work from. */
function regionOf({ city, state, country, postalCode }: SourceAddress, places: Places): readonly string[] {
  if (tidy(city ?? postalCode ?? "") !== "") return [];
  return regionsNamed(places, addressText({ state, country }));
}

const regionNames = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** A country's code on its own is written out: "CA" by itself would be California. */
function addressText({ city, state, country }: SourceAddress): string {
  const parts = [city, state, country].map((part) => tidy(part ?? "")).filter(Boolean);
  const code = parts.length === 1 && /^[A-Z]{2}$/.test(country ?? "") ? country : undefined;
  return (code && regionNames.of(code)) ?? parts.join(", ");
}

/** An address from its fields. The source's city is kept even if the gazetteer doesn't have it. */
function addressPlace(address: SourceAddress, places: Places): StatedPlace {
  const [city, state, country] = [address.city, address.state, address.country].map((part) =>
    tidy(part ?? ""),
  );
  const named = places.find(addressText({ city, state, country }));
  const coded = address.postalCode === undefined ? undefined : places.find(tidy(address.postalCode));
  const place = named?.kind === "city" || coded === undefined ? named : coded;
  return {
    ...(place === undefined ? {} : draftPlace(place)),
    ...(place?.city === undefined && city ? { city } : {}),
    ...positionOf(address),
  };
}

/** An address in no known country, whose place has only the city. */
function unknownAddress({ city, state, country, postalCode }: SourceAddress, places: Places): string[] {
  const text = addressText({ city, state, country });
  const isKnown = [text, tidy(postalCode ?? "")].some(
    (name) => name !== "" && places.find(name) !== undefined,
  );
  return isKnown || text === "" ? [] : [text];
}

function positionOf({
  latitude,
  longitude,
}: SourceAddress): { latitude: number; longitude: number } | undefined {
  if (latitude === undefined || longitude === undefined) return undefined;
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  // The position that forms send when nobody filled them in.
  const isNowhere = latitude === 0 && longitude === 0;
  return isOnEarth && !isNowhere ? { latitude, longitude } : undefined;
}

function draftPlace({ city, state, country, latitude, longitude }: FoundPlace): StatedPlace {
  return {
    ...(city === undefined ? {} : { city }),
    ...(state === undefined ? {} : { state }),
    country,
    ...(latitude === undefined || longitude === undefined ? {} : { latitude, longitude }),
  };
}

function distinct(places: readonly StatedPlace[]): StatedPlace[] {
  const byName = new Map(
    places
      .filter((place) => Object.keys(place).length > 0)
      .map((place) => [
        `${place.city ?? ""}|${place.state ?? ""}|${place.country ?? ""}`.toLowerCase(),
        place,
      ]),
  );
  return [...byName.values()];
}

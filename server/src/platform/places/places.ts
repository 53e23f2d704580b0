import { placeAt } from "./address.ts";
import type { FoundPlace, Places } from "./found-place.ts";
import { type Gazetteer, readGazetteer } from "./gazetteer.ts";
import { placesNamed } from "./names.ts";
import { nearestCity } from "./nearest-city.ts";
import { labelOf, suggester } from "./suggestions.ts";

let loaded: Places | undefined;

/** The gazetteer, read from its packages at the first call (about 0.2 s) and kept. */
export function loadPlaces(): Places {
  return (loaded ??= placesOf(readGazetteer()));
}

const memoryOfAddresses = 10_000;

function placesOf(gazetteer: Gazetteer): Places {
  const addresses = new Map<string, FoundPlace | undefined>();
  return {
    find(text) {
      // Postings of one source share few addresses.
      if (addresses.has(text)) return addresses.get(text);
      if (addresses.size >= memoryOfAddresses) addresses.clear();
      const place = placeAt(gazetteer, text);
      addresses.set(text, place);
      return place;
    },
    findAll: (text) => placesNamed(gazetteer, text),
    nearest: (position) => nearestCity(gazetteer.cities, position),
    ...suggester(gazetteer),
    label: (place) => labelOf(gazetteer, place),
  };
}

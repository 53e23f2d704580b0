import { placeAt } from "./address.ts";
import { areasOf } from "./areas/areas.ts";
import { isAirport, localitiesNamed } from "./areas/localities.ts";
import { askedPlace } from "./asked-place.ts";
import type { FoundPlace, Places } from "./found-place.ts";
import { type Gazetteer, readGazetteer } from "./gazetteer.ts";
import { placesNamed } from "./names.ts";
import { nearestCity } from "./nearest-city.ts";
import { labelOf, suggester } from "./suggestions.ts";

let loaded: Places | undefined;

/** The gazetteer, read from its packages at the first call (about 0.2 s) and cached. */
export function loadPlaces(): Places {
  return (loaded ??= placesOf(readGazetteer()));
}

const memoryOfAddresses = 10_000;
/** Places by names in sentences: several rules look up the same words of one sentence. */
const memoryOfNames = 1000;

function placesOf(gazetteer: Gazetteer): Places {
  const areas = areasOf(gazetteer);
  const addresses = new Map<string, FoundPlace | undefined>();
  const names = new Map<string, readonly FoundPlace[]>();
  /** Airports and areas. In capitals, a code is an airport before it is a small town. */
  const unlisted = (text: string) => {
    const airport = isAirport(text) && text === text.toUpperCase() ? localitiesNamed(gazetteer, text) : [];
    return [...airport, ...areas.named(text)];
  };
  const places: Omit<Places, "findAsked"> = {
    find(text) {
      // A source's postings share few addresses.
      if (addresses.has(text)) return addresses.get(text);
      if (addresses.size >= memoryOfAddresses) addresses.clear();
      const place = placeAt(gazetteer, text);
      addresses.set(text, place);
      return place;
    },
    findAll(text) {
      const known = names.get(text);
      if (known) return known;
      const listed = [...unlisted(text), ...placesNamed(gazetteer, text)];
      const found = listed.length > 0 ? listed : localitiesNamed(gazetteer, text);
      if (names.size >= memoryOfNames) names.clear();
      names.set(text, found);
      return found;
    },
    findArea(text) {
      const [found] = unlisted(text);
      // "San Antonio" is the city in Texas, not the village in Florida.
      if (found !== undefined || placesNamed(gazetteer, text).length > 0) return found;
      return localitiesNamed(gazetteer, text)[0];
    },
    nearest: (position) => nearestCity(gazetteer.cities, position),
    ...suggester(gazetteer),
    label: (place) => labelOf(gazetteer, place),
  };
  return { ...places, findAsked: (text) => askedPlace(gazetteer, places, text) };
}

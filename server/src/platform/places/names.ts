import { capitalAliases, cityAliases } from "./city-aliases.ts";
import { fold } from "./fold.ts";
import type { FoundPlace } from "./found-place.ts";
import { cityPlace, countryPlace, type Gazetteer, regionPlace } from "./gazetteer.ts";

/** Every place whose own name, code or established short form is exactly this text, most likely first. */
export function placesNamed(gazetteer: Gazetteer, text: string): FoundPlace[] {
  const written = text.trim();
  const name = fold(written);
  if (name === "") return [];
  const postal = postalPlace(gazetteer, written);
  if (postal !== undefined) return [postal];
  return withoutRepeats([
    ...aliased(gazetteer, written, name),
    ...regionsNamed(gazetteer, written, name),
    ...citiesNamed(gazetteer, name),
  ]);
}

/** Cities of exactly this name inside a country, or inside one of its states. */
export function citiesNamed(gazetteer: Gazetteer, name: string, within?: FoundPlace): FoundPlace[] {
  const found = (gazetteer.citiesByName.get(name) ?? []).filter(
    (city) =>
      within === undefined ||
      (city.country === within.country && (within.state === undefined || city.state === within.state)),
  );
  return found.map(cityPlace);
}

const zip = /^(\d{5})(?:-\d{4})?$/;
const canadian = /^([A-Z]\d[A-Z])(?: ?\d[A-Z]\d)?$/i;

export function postalPlace(gazetteer: Gazetteer, written: string): FoundPlace | undefined {
  const key = zip.exec(written)?.[1] ?? canadian.exec(written)?.[1]?.toUpperCase();
  const code = key === undefined ? undefined : gazetteer.postalCodes().get(key);
  if (code === undefined) return undefined;
  const { city, latitude, longitude, country } = code;
  const within = gazetteer.regionsByCode.get(code.state) ?? gazetteer.regionsByName.get(fold(code.state));
  const region = within?.find((region) => region.country === country);
  const position = { latitude, longitude, population: 0 };
  // Territories ("PR", "GU") are countries of their own in ISO 3166 and in the gazetteer.
  if (region === undefined)
    return { kind: "postal", city, country: territory(code.state, country), ...position };
  const known = citiesNamed(gazetteer, fold(city), {
    ...position,
    kind: "state",
    country,
    state: region.code,
  })[0];
  // Canadian entries describe an area ("Downtown Toronto (cn Tower / …)"), which isn't a city's name.
  const name = known?.city ?? (country === "US" ? city : undefined);
  return {
    kind: "postal",
    ...(name === undefined ? {} : { city: name }),
    state: region.code,
    country,
    ...position,
  };
}

function territory(state: string, country: string): string {
  return /^[A-Z]{2}$/.test(state) ? state : country;
}

function aliased(gazetteer: Gazetteer, written: string, name: string): FoundPlace[] {
  const alias = capitalAliases.get(written) ?? cityAliases.get(name);
  if (alias === undefined) return [];
  const [city, country, state] = alias;
  const within = { country, population: 0 };
  return citiesNamed(
    gazetteer,
    fold(city),
    state ? { kind: "state", state, ...within } : { kind: "country", ...within },
  );
}

/** States and countries; a code in capitals means its state. */
export function regionsNamed(gazetteer: Gazetteer, written: string, name: string): FoundPlace[] {
  const byCode = gazetteer.regionsByCode.get(written.replace(/\./g, "")) ?? [];
  const byName = gazetteer.regionsByName.get(name.replace(/ state$/, "")) ?? [];
  const states = [...byCode, ...byName].map((region) => regionPlace(gazetteer, region));
  const country =
    gazetteer.countriesByName.get(name) ?? (written === "US" || written === "U.S." ? "US" : undefined);
  const countries = country === undefined ? [] : [countryPlace(gazetteer, country)];
  return [...states.filter(isAmerican), ...countries, ...states.filter((state) => !isAmerican(state))];
}

function isAmerican(place: FoundPlace): boolean {
  return place.country === "US";
}

function withoutRepeats(places: FoundPlace[]): FoundPlace[] {
  const seen = new Set<string>();
  return places.filter((place) => {
    const key = `${place.country}|${place.state ?? ""}|${place.city ?? ""}`;
    return seen.has(key) ? false : seen.add(key);
  });
}

import { isWithin, partsBeforeRegion } from "./address.ts";
import { townsNamed } from "./areas/localities.ts";
import { fold } from "./fold.ts";
import type { FoundPlace, Places } from "./found-place.ts";
import type { Gazetteer } from "./gazetteer.ts";
import { citiesNamed } from "./names.ts";

/**
 * The place that somebody asks for. `find` reads "Lemuria, TX" as Texas, which a posting's address may mean, but a
 * search must not be widened to. The gazetteer knows every place in the United States only.
 */
export function askedPlace(
  gazetteer: Gazetteer,
  places: Pick<Places, "find" | "findAll" | "findArea">,
  text: string,
): FoundPlace | undefined {
  const found = places.findArea(text) ?? places.find(text) ?? places.find(text.replace(ownCountry, ""));
  if (found?.country !== "US" || (found.kind !== "state" && found.kind !== "country")) return found;
  if (places.findAll(text).length > 0) return found;
  const parts = partsBeforeRegion(gazetteer, text).filter((part) => !anywhere.test(part));
  if (parts.length === 0) return found;
  return parts.flatMap((part) => placesInside(gazetteer, places, part, found))[0];
}

/**
 * "Lower East Side", "South Austin", "Minneapolis-St. Paul", "Austin TX" before a country, and towns that only the table
 * of ZIP codes has.
 */
function placesInside(
  gazetteer: Gazetteer,
  places: Pick<Places, "find" | "findAll">,
  part: string,
  within: FoundPlace,
): FoundPlace[] {
  const [, city = part] = partOfCity.exec(part) ?? [];
  const named = places.findAll(part);
  const address = places.find(part);
  return [
    ...named.filter((place) => isWithin(place, within) || isAreaIn(place, within)),
    ...named.filter((place) => isTerritory(place) && within.kind === "country"),
    ...(address?.kind === "city" && isWithin(address, within) ? [address] : []),
    ...[city, ...city.split(/\s*[/–-]\s*/)].flatMap((each) => citiesNamed(gazetteer, fold(each), within)),
    ...townsNamed(gazetteer, fold(part)).filter((place) => isWithin(place, within)),
  ];
}

/** "Austin TX USA". */
const ownCountry = /\s+(?:usa?|united\s+states)\s*$/i;

/** Here the state or country is all that was named: "Remote, US". */
const anywhere =
  /^(?:anywhere|cualquier lugar|hybrid|híbrido|(?:multiple|various)(?: locations)?|nationwide|(?:fully |100% )?remot[eo]|rural|statewide|virtual|wfh|work from home)$/i;

const partOfCity =
  /^(?:downtown|uptown|midtown|central|inner|lower|upper|(?:north|south)(?:east|west)?|east|west|metro(?:politan)?|greater) (.+?)(?: (?:metro(?:politan)? )?area)?$/i;

function isAreaIn({ country, states = [] }: FoundPlace, within: FoundPlace): boolean {
  return country === within.country && (within.state === undefined || states.includes(within.state));
}

/** "Puerto Rico, USA": territories are countries of their own in the gazetteer. */
function isTerritory({ kind, country }: FoundPlace): boolean {
  return kind === "country" && territories.has(country);
}

/** The codes of American territories, which addresses write as states: "Ponce, PR". */
export const territories: ReadonlySet<string> = new Set(["AS", "GU", "MP", "PR", "VI"]);

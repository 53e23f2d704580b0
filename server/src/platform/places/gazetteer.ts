import { countryNames } from "@candor/contract/profiles/countries";
import { type City, readCities } from "./cities.ts";
import { countriesByName } from "./countries.ts";
import { fold } from "./fold.ts";
import type { FoundPlace } from "./found-place.ts";
import { type PostalCodes, readPostalCodes } from "./postal-codes.ts";
import { alsoCalled, type Region, regions } from "./regions.ts";

/** Lookup tables for places. Keys are folded names. */
export interface Gazetteer {
  /** Every city, most important first; lists of places with the same name are in the same order. */
  readonly cities: readonly City[];
  readonly citiesByName: ReadonlyMap<string, readonly City[]>;
  readonly regionsByName: ReadonlyMap<string, readonly Region[]>;
  /** By code, in capitals. */
  readonly regionsByCode: ReadonlyMap<string, readonly Region[]>;
  readonly countriesByName: ReadonlyMap<string, string>;
  readonly countryNames: ReadonlyMap<string, string>;
  /** By keys such as "US" and "US-NY". */
  readonly populations: ReadonlyMap<string, number>;
  readonly postalCodes: () => PostalCodes;
}

export function readGazetteer(): Gazetteer {
  const cities = readCities().sort((a, b) => importance(b) - importance(a));
  let postalCodes: PostalCodes | undefined;
  return {
    cities,
    citiesByName: Map.groupBy(cities, (city) => fold(city.name)),
    regionsByName: Map.groupBy([...regions, ...alsoCalled], (region) => fold(region.name)),
    regionsByCode: Map.groupBy(regions, (region) => region.code),
    countriesByName: countriesByName(),
    countryNames: countryNames("en"),
    populations: sums(cities),
    postalCodes: () => (postalCodes ??= readPostalCodes()),
  };
}

interface Peopled {
  readonly country: string;
  readonly population: number;
}

/** The United States and its territories. */
export const american: ReadonlySet<string> = new Set(["US", "PR", "AS", "GU", "MP", "VI"]);

/** Orders places with the same name. The product is American: "Santa Fe" means the one in New Mexico, a fifth as large. */
export function importance({ country, population }: Peopled): number {
  return population * (american.has(country) ? 15 : 1);
}

/** Whether a city is known all over the United States; a foreign one has to be larger. */
export function isWellKnownCity({ country, population }: Peopled): boolean {
  return population >= (american.has(country) ? 100_000 : 300_000);
}

export function cityPlace(city: City): FoundPlace {
  const { name, ...rest } = city;
  return { kind: "city", city: name, ...rest };
}

export function regionPlace(gazetteer: Gazetteer, { country, code }: Region): FoundPlace {
  const population = gazetteer.populations.get(`${country}-${code}`) ?? 0;
  return { kind: "state", state: code, country, population };
}

export function countryPlace(gazetteer: Gazetteer, country: string): FoundPlace {
  return { kind: "country", country, population: gazetteer.populations.get(country) ?? 0 };
}

function sums(cities: readonly City[]): Map<string, number> {
  const populations = new Map<string, number>();
  for (const { country, state, population } of cities) {
    populations.set(country, (populations.get(country) ?? 0) + population);
    if (state === undefined) continue;
    const key = `${country}-${state}`;
    populations.set(key, (populations.get(key) ?? 0) + population);
  }
  return populations;
}

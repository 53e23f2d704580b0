import { fold } from "../fold.ts";
import type { FoundPlace } from "../found-place.ts";
import { countryPlace, type Gazetteer, regionPlace } from "../gazetteer.ts";
import { regions as divisions } from "../regions.ts";
import { type Counties, type County, readCounties } from "./counties.ts";
import { type CountryGroup, groupNamed } from "./country-groups.ts";
import { metros, regions } from "./metros.ts";
import { countiesOn, type Side, sideNamed } from "./sides.ts";
import { type Box, stripsOf } from "./strips.ts";

/** Counties, metropolitan areas, regions, sides of states and groups of countries. */
export interface Areas {
  /** The areas that a text names, most populous first: "Cook County", "bay area", "New England", "western PA", "EU". */
  named(text: string): readonly FoundPlace[];
}

/** Outlines are read when the first county or metropolitan area is named (about 30 ms), and cached. */
export function areasOf(gazetteer: Gazetteer): Areas {
  let counties: Counties | undefined;
  const known = () => (counties ??= readCounties());
  const drawn = new Map<string, FoundPlace>();
  const kept = (place: () => FoundPlace, label: string) => {
    const found = drawn.get(label) ?? place();
    drawn.set(label, found);
    return found;
  };
  return {
    named(text) {
      const name = fold(text);
      const side = sideNamed(name);
      const metro = metrosByName.get(name) ?? side?.names.map((each) => metrosByName.get(each)).find(Boolean);
      if (metro !== undefined) return [kept(() => metroPlace(gazetteer, metro, known()), metro.label)];
      const region = regionsByName.get(name);
      if (region !== undefined) return [kept(() => statesPlace(gazetteer, region), region.label)];
      const group = groupNamed(name);
      if (group !== undefined) return [kept(() => groupPlace(gazetteer, group), group.label)];
      if (side !== undefined) return [kept(() => sidePlace(gazetteer, side, known()), side.label)];
      return countiesNamed(known, text, name)
        .map((county) => kept(() => countyPlace(gazetteer, county), labelOf(county)))
        .sort((a, b) => b.population - a.population);
    },
  };
}

const countyName = /^(?:(.+) (?:county|parish)|county of (.+))$/;

/** "Orange County" and "Orange County, CA". */
function countiesNamed(known: () => Counties, text: string, name: string): readonly County[] {
  const [, written = "", state] = /^(.*?)(?:, *([A-Z]{2}))?$/i.exec(text.trim()) ?? [];
  const [, before, after] = countyName.exec(state === undefined ? name : fold(written)) ?? [];
  const called = before ?? after;
  if (called === undefined) return [];
  const found = known().get(called) ?? [];
  return state === undefined ? found : found.filter((county) => county.state === state.toUpperCase());
}

function labelOf({ name, state }: County): string {
  return `${name} ${state === "LA" ? "Parish" : "County"}, ${state}`;
}

interface Metro {
  readonly label: string;
  readonly names: readonly string[];
  readonly counties: readonly (readonly [state: string, county: string])[];
}

interface Region {
  readonly label: string;
  readonly names: readonly string[];
  readonly states: readonly string[];
}

function rowsOf(table: string): string[][] {
  return table
    .trim()
    .split("\n")
    .map((line) => line.split("|").map((part) => part.trim()));
}

function listed(text: string): string[] {
  return text.split(/[,;] */).filter((part) => part !== "");
}

const metrosByName = byName(
  rowsOf(metros).map(([label = "", others = "", counties = "", cities = ""]): Metro => {
    const around = listed(cities).flatMap((city) => [
      `greater ${city}`,
      `greater ${city} area`,
      `metro ${city}`,
      `metropolitan ${city}`,
      `${city} area`,
      `${city} metro`,
      `${city} metro area`,
      `${city} metropolitan area`,
      `${city} region`,
    ]);
    const inStates = counties.split(/; */).flatMap((part) => {
      const [state = "", ...rest] = part.split(" ");
      return listed(rest.join(" ")).map((county) => [state, county] as const);
    });
    // "Albany" is the city and "Orange County" one of several, but "Hudson Valley" has no other meaning.
    const own = /metropolitan| County,/.test(label) ? [] : [label.replace(/, ..$/, "")];
    return { label, names: [label, ...own, ...listed(others), ...around], counties: inStates };
  }),
);

const regionsByName = byName(
  rowsOf(regions).map(
    ([label = "", others = "", states = ""]): Region => ({
      label,
      names: [label, ...listed(others)],
      states: states.split(" "),
    }),
  ),
);

/** The first area with a name gets it: "Tampa Bay" is in Florida. */
function byName<Named extends { readonly names: readonly string[] }>(areas: readonly Named[]) {
  const named = new Map<string, Named>();
  for (const area of areas)
    for (const name of area.names.map(fold)) if (!named.has(name)) named.set(name, area);
  return named;
}

function metroPlace(gazetteer: Gazetteer, { label, counties }: Metro, known: Counties): FoundPlace {
  const members = counties.flatMap(([state, name]) => {
    const found = (known.get(fold(name)) ?? []).filter((county) => county.state === state);
    if (found.length === 0) throw new Error(`There is no county ${name} in ${state}, for ${label}.`);
    return found;
  });
  return drawnPlace(gazetteer, label, members);
}

function countyPlace(gazetteer: Gazetteer, county: County): FoundPlace {
  return drawnPlace(gazetteer, labelOf(county), [county]);
}

function sidePlace(gazetteer: Gazetteer, side: Side, known: Counties): FoundPlace {
  const counties = [...known.values()].flat().filter(({ state }) => state === side.state);
  const place = drawnPlace(gazetteer, side.label, countiesOn(side, counties));
  return { ...place, boxes: place.boxes!.map(widened) };
}

/** In degrees: about two miles. The middle of a city on a bay can be outside a coarse outline. */
const margin = 0.03;

function widened({ south, west, north, east }: Box): Box {
  return { south: south - margin, west: west - margin, north: north + margin, east: east + margin };
}

function drawnPlace(gazetteer: Gazetteer, name: string, counties: readonly County[]): FoundPlace {
  const boxes = stripsOf(counties.flatMap(({ rings }) => rings()));
  const states = [...new Set(counties.map(({ state }) => state))];
  const [state] = states;
  return {
    kind: "area",
    name,
    country: "US",
    ...(states.length === 1 && state !== undefined && { state }),
    states,
    boxes,
    population: populationIn(gazetteer, states, boxes),
  };
}

function populationIn({ cities }: Gazetteer, states: readonly string[], boxes: readonly Box[]): number {
  return cities
    .filter(({ country, state }) => country === "US" && states.includes(state ?? ""))
    .filter(({ latitude, longitude }) =>
      boxes.some(
        ({ south, north, west, east }) =>
          latitude >= south && latitude <= north && longitude >= west && longitude <= east,
      ),
    )
    .reduce((sum, { population }) => sum + population, 0);
}

function statesPlace(gazetteer: Gazetteer, { label, states }: Region): FoundPlace {
  const members = divisions.filter(({ country, code }) => country === "US" && states.includes(code));
  const population = members.reduce((sum, each) => sum + regionPlace(gazetteer, each).population, 0);
  return { kind: "area", name: label, country: "US", states, population };
}

function groupPlace(gazetteer: Gazetteer, { label, countries }: CountryGroup): FoundPlace {
  const members = countries.map((code) => countryPlace(gazetteer, code));
  const population = members.reduce((sum, each) => sum + each.population, 0);
  return { kind: "area", name: label, country: "", countries, population };
}

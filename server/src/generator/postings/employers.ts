import { type City, type Country, cities } from "./cities.ts";
import { linesOf } from "./fragment.ts";
import { coined, emblem, saint } from "./names/brands.ts";
import { firstNames, lastNames } from "./names/people.ts";
import { neighborhood } from "./names/places.ts";
import { Random } from "./random.ts";
import { type SectorName, sectors } from "./sectors/all.ts";
import { Weighted } from "./weighted.ts";

/** An employer of the generated world; a sector and a rank give the same one for every seed. */
export interface Employer {
  readonly name: string;
  readonly slug: string;
  readonly sector: SectorName;
  readonly home: City;
  readonly district: string;
  readonly founder: string;
  readonly founded: string;
  readonly people: string;
  readonly product: string;
  readonly offer: string;
}

/** Draws an employer of a sector; the first few have the most postings. */
export function drawEmployer(sector: SectorName, abroad: boolean, random: Random): Employer {
  const known = employersOf(sector);
  const share = sectors[sector].abroad ?? 0;
  return random.chance(abroad ? share : 0) ? known.abroad.draw(random) : known.home.draw(random);
}

/** The employer with the most postings in a sector. */
export function leadingEmployer(sector: SectorName): Employer {
  return makeEmployer(sector, 0, homeCities);
}

interface SectorEmployers {
  readonly home: Weighted<Employer>;
  readonly abroad: Weighted<Employer>;
}

const bySector = new Map<SectorName, SectorEmployers>();

/** Created on the first call for a sector, then cached. */
function employersOf(sector: SectorName): SectorEmployers {
  const known = bySector.get(sector);
  if (known !== undefined) return known;
  const { employers, abroad = 0 } = sectors[sector];
  const abroadCount = Math.ceil(employers * abroad);
  const made = {
    home: ranked(employers, (rank) => makeEmployer(sector, rank, homeCities)),
    abroad: ranked(abroadCount, (rank) => makeEmployer(sector, employers + rank, abroadCities)),
  };
  bySector.set(sector, made);
  return made;
}

/**
 * Zipf's law with a flattened head (Mandelbrot): the largest employer of a sector has a few percent of its postings,
 * not a fifth.
 */
function ranked(count: number, make: (rank: number) => Employer): Weighted<Employer> {
  const list = Array.from({ length: count }, (_, rank) => make(rank));
  return new Weighted(list, (_, rank) => 1 / (rank + 6));
}

/** Weights of cities for postings and homes: their population. */
const homeCities = byPeople((country) => country === "US");
const abroadCities = byPeople((country) => country !== "US");
export const citiesIn: Readonly<Record<Country, Weighted<City>>> = {
  US: homeCities,
  CA: byPeople((country) => country === "CA"),
  GB: byPeople((country) => country === "GB"),
  DE: byPeople((country) => country === "DE"),
};

function byPeople(includes: (country: Country) => boolean): Weighted<City> {
  return new Weighted(
    cities.filter((city) => includes(city.country)),
    (city) => city.population + 60,
  );
}

const order = Object.keys(sectors);

function makeEmployer(sector: SectorName, rank: number, homes: Weighted<City>): Employer {
  const random = new Random(0x5eed0000 + order.indexOf(sector), rank);
  const { names, offers, since } = sectors[sector];
  const [pattern = "", offer] = random.pick(linesOf(names)).split(" = ");
  const name = nameFrom(pattern, random);
  return {
    name,
    slug: slugOf(name),
    sector,
    home: homes.draw(random),
    district: neighborhood(random),
    founder: `${random.pick(firstNames)} ${random.pick(lastNames)}`,
    founded: String(random.between(since, 2019)),
    people: peopleAt(rank, random),
    product: coined(random),
    offer: offer ?? random.pick(linesOf(offers)),
  };
}

function nameFrom(pattern: string, random: Random): string {
  return pattern.replace(/\{(\w+)\}/g, (_, part: string) => {
    if (part === "surname") return random.pick(lastNames);
    if (part === "coined") return coined(random);
    if (part === "emblem") return emblem(random);
    return part === "saint" ? saint(random) : neighborhood(random);
  });
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** As a text writes it: "40", "1,200". */
function peopleAt(rank: number, random: Random): string {
  const size = (24_000 / (rank + 6)) * (0.5 + random.unit()) + 8;
  const step = size < 100 ? 5 : size < 1000 ? 50 : 500;
  const rounded = Math.max(10, Math.round(size / step) * step);
  return rounded < 1000
    ? String(rounded)
    : `${Math.floor(rounded / 1000)},${String(rounded % 1000).padStart(3, "0")}`;
}

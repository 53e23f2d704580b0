import type { Area, Clause, Criteria, Filters } from "@candor/engine/criteria";
import type { IndexedPosting } from "@candor/engine/document";
import { nearTo } from "./close.ts";
import type { LearnedNearness } from "./occupations/learned.ts";
import { occupationsOf } from "./occupations/titles.ts";
import { plainWords } from "./sentence/parse.ts";

const milesAround = 50;

/** Criteria for postings like this one: with its occupation or, if none is known, with the words of its title. */
export function likeThis(
  { title, places: [place], remote }: IndexedPosting,
  filters: Filters,
  learned: LearnedNearness,
): Criteria {
  const words = plainWords(title).clauses;
  const near = nearTo({ clauses: words }, "auto", learned);
  const area = remote === "remote" ? undefined : around(place);
  return {
    clauses: ofOccupation(title) ?? words,
    exclude: [],
    exact: false,
    ...(near && { near }),
    filters: { ...filters, ...(area && { areas: [area] }) },
  };
}

function ofOccupation(title: string): Clause[] | undefined {
  const [first, ...others] = occupationsOf(title).map((each) => each.title);
  if (first === undefined) return undefined;
  return [{ kind: "word", word: first, concepts: [first, ...others], inTitle: true, known: true }];
}

function around(place: IndexedPosting["places"][number] | undefined): Area | undefined {
  const { latitude, longitude, country, state } = place ?? {};
  if (latitude === undefined || longitude === undefined) return undefined;
  const regions = country === undefined ? [] : [country, ...(state ? [`${country}-${state}`] : [])];
  return { kind: "radius", latitude, longitude, miles: milesAround, regions };
}

import type { Criteria } from "@candor/engine/criteria";
import type { SuggestedPlace } from "../../../platform/places/found-place.ts";
import { occupationsBegun } from "../rules/occupations/begun.ts";
import { planCriteria } from "../rules/plan.ts";
import { plainWords } from "../rules/sentence/parse.ts";
import { citiesBegun } from "../rules/spelling.ts";
import { understand } from "../rules/understand.ts";
import { answered, type SearchParts } from "./ask.ts";

const mostSuggestions = 10;
const mostOccupations = 5;
const mostPlaces = 5;
/** Some of them have no postings. */
const mostPlacesTried = 15;

/**
 * Occupations, skills, organizations and places that a text begins. Each has open postings; titles as they are written
 * ("Nurse - Nights") are not suggested.
 */
export async function suggestions(
  parts: SearchParts,
  text: string,
  kinds: readonly ("title" | "skill" | "organization" | "place")[],
) {
  const indexed = kinds.filter((kind) => kind === "skill" || kind === "organization");
  const [occupations, found, places] = await Promise.all([
    kinds.includes("title") ? suggestedOccupations(parts, text) : [],
    indexed.length > 0
      ? answered(parts.index.suggest({ text, kinds: indexed, size: mostSuggestions }, parts.asking))
      : [],
    kinds.includes("place") ? suggestedPlaces(parts, text) : [],
  ]);
  return [...[...occupations, ...found].slice(0, mostSuggestions), ...places];
}

/** The most frequent occupations, with the number of matches that a search for each has. */
async function suggestedOccupations(parts: SearchParts, text: string) {
  const request = {
    text,
    kinds: ["title"],
    concepts: occupationsBegun(text),
    size: mostOccupations,
  } as const;
  const found = await answered(parts.index.suggest(request, parts.asking));
  return Promise.all(
    found.map(async ({ value }) => {
      const sentence = understand({ query: value }, parts.places, new Map());
      const criteria = planCriteria({ close: "never" }, sentence, [], undefined, parts.clock.now());
      return { kind: "title" as const, value, count: await countOf(parts, criteria) };
    }),
  );
}

/**
 * Places by importance, with the number of on-site postings that a search there would find. If none has postings, big
 * cities that begin so but for one letter.
 */
async function suggestedPlaces(parts: SearchParts, text: string) {
  const begun = await withPostings(parts, parts.places.suggest(text, mostPlacesTried));
  if (begun.length > 0) return begun;
  const cities = citiesBegun(text).flatMap((name) => parts.places.suggest(name, 1));
  return withPostings(parts, cities);
}

async function withPostings(parts: SearchParts, places: readonly SuggestedPlace[]) {
  const found = [];
  for (const place of places) {
    const around = [{ place, miles: undefined }];
    const fields = { remote: "exclude" } as const;
    const criteria = planCriteria(fields, plainWords(""), around, undefined, parts.clock.now());
    const count = await countOf(parts, criteria);
    if (count > 0) found.push({ kind: "place" as const, value: place.label, count });
    if (found.length === mostPlaces) break;
  }
  return found;
}

async function countOf(parts: SearchParts, criteria: Criteria): Promise<number> {
  const now = parts.clock.now();
  const request = { criteria, sort: "date", from: 0, size: 0, facets: false, now } as const;
  return (await answered(parts.index.search(request, parts.asking))).total;
}

import type { Criteria } from "@candor/engine/criteria";
import type { SuggestedPlace } from "../../../platform/places/found-place.ts";
import { occupationsBegun } from "../rules/occupations/begun.ts";
import { planCriteria } from "../rules/plan.ts";
import { plainWords } from "../rules/sentence/parse.ts";
import { citiesBegun } from "../rules/spelling.ts";
import { understand } from "../rules/understand.ts";
import { answered, type SearchParts } from "./ask.ts";
import { totalsOf } from "./matches.ts";

const mostSuggestions = 10;
const mostOccupations = 5;
const mostPlaces = 5;
/** Some of them have no postings. */
const mostPlacesTried = 15;

/**
 * Occupations, skills, organizations and places that begin with a text. Each has open postings; titles as written
 * ("Nurse - Nights") aren't suggested.
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

/** The most frequent occupations, each with the number of matches that a search for it has. */
async function suggestedOccupations(parts: SearchParts, text: string) {
  const request = {
    text,
    kinds: ["title"],
    concepts: occupationsBegun(text),
    size: mostOccupations,
  } as const;
  const found = await answered(parts.index.suggest(request, parts.asking));
  const now = parts.clock.now();
  const names = { places: parts.places, organizations: new Map(), now };
  const criteria = found.map(({ value }) =>
    planCriteria({ close: "never" }, understand({ query: value }, names), { now }),
  );
  const counts = await countsOf(parts, criteria);
  return found.map(({ value }, at) => ({ kind: "title" as const, value, count: counts[at]! }));
}

/**
 * Places by importance, each with the number of on-site postings that a search there would find. If none has postings,
 * big cities whose beginning differs by one letter.
 */
async function suggestedPlaces(parts: SearchParts, text: string) {
  const begun = await withPostings(parts, parts.places.suggest(text, mostPlacesTried));
  if (begun.length > 0) return begun;
  const cities = citiesBegun(text).flatMap((name) => parts.places.suggest(name, 1));
  return withPostings(parts, cities);
}

/** Counts no more places than needed, a few at a time. */
async function withPostings(parts: SearchParts, places: readonly SuggestedPlace[]) {
  const found: { kind: "place"; value: string; count: number }[] = [];
  for (let at = 0; at < places.length && found.length < mostPlaces; at += mostPlaces) {
    const tried = places.slice(at, at + mostPlaces);
    const counts = await countsOf(parts, tried.map(onSiteIn(parts)));
    for (const [index, { label }] of tried.entries())
      if (counts[index]! > 0) found.push({ kind: "place", value: label, count: counts[index]! });
  }
  return found.slice(0, mostPlaces);
}

function onSiteIn(parts: SearchParts) {
  return (place: SuggestedPlace): Criteria =>
    planCriteria({ remote: "exclude" }, plainWords(""), {
      now: parts.clock.now(),
      whereabouts: [{ place, miles: undefined }],
    });
}

/** Counts them together: a letter typed by many people must not fill the index's queue. */
function countsOf(parts: SearchParts, criteria: readonly Criteria[]): Promise<readonly number[]> {
  const nothingListed = { sort: "date", from: 0, size: 0, facets: false, now: parts.clock.now() } as const;
  return totalsOf(
    parts,
    criteria.map((each) => ({ ...nothingListed, criteria: each })),
  );
}

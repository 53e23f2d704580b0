import { occupationsBeginning } from "../rules/occupations/beginning.ts";
import { occupationsTitled } from "../rules/occupations/titles.ts";
import { planCriteria } from "../rules/plan.ts";
import { plainWords } from "../rules/sentence/parse.ts";
import { understand } from "../rules/understand.ts";
import { answered, type SearchParts } from "./ask.ts";

const mostSuggestions = 10;
const mostOccupations = 5;
const mostPlaces = 5;

/** Occupations, titles, skills and organizations of postings, and places, that start with a text. */
export async function suggestions(
  parts: SearchParts,
  text: string,
  kinds: readonly ("title" | "skill" | "organization" | "place")[],
) {
  const indexed = kinds.filter((kind) => kind !== "place");
  const [found, places] = await Promise.all([
    indexed.length > 0
      ? answered(parts.index.suggest({ text, kinds: indexed, size: mostSuggestions }, parts.asking))
      : [],
    kinds.includes("place") ? suggestedPlaces(parts, text) : [],
  ]);
  const titles = found.filter(({ kind }) => kind === "title").map(({ value }) => value);
  const occupations = kinds.includes("title") ? await suggestedOccupations(parts, text, titles) : [];
  const named = new Set(occupations.map(({ value }) => value.toLowerCase()));
  // A title of a single posting is no completion, but that posting.
  const others = found.filter(
    ({ kind, value, count }) => kind !== "title" || (count > 1 && !named.has(value.toLowerCase())),
  );
  return [...[...occupations, ...others].slice(0, mostSuggestions), ...places];
}

/** Families of titles, also those of postings' own titles, with the number of matches of each, the largest first. */
async function suggestedOccupations(parts: SearchParts, text: string, titles: readonly string[]) {
  const families = [
    ...occupationsBeginning(text).slice(0, mostOccupations),
    ...titles.flatMap(occupationsTitled),
  ];
  const counted = [...new Set(families)].slice(0, mostSuggestions).map(async ({ title }) => {
    const fields = { query: title, close: "never" } as const;
    const sentence = understand(fields, parts.places, new Map());
    const criteria = planCriteria(fields, sentence, [], undefined, parts.clock.now(), parts.learned());
    return { kind: "title" as const, value: title, count: await countOf(parts, criteria) };
  });
  const occupations = await Promise.all(counted);
  return occupations
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, mostOccupations);
}

/** Places by importance, with the number of on-site postings that a search there would find. */
async function suggestedPlaces(parts: SearchParts, text: string) {
  return Promise.all(
    parts.places.suggest(text, mostPlaces).map(async (place) => {
      const fields = { remote: "exclude" } as const;
      const around = [{ place, miles: undefined }];
      const criteria = planCriteria(fields, plainWords(""), around, undefined, parts.clock.now());
      return { kind: "place" as const, value: place.label, count: await countOf(parts, criteria) };
    }),
  );
}

async function countOf(parts: SearchParts, criteria: ReturnType<typeof planCriteria>): Promise<number> {
  const now = parts.clock.now();
  const request = { criteria, sort: "date", from: 0, size: 0, facets: false, now } as const;
  return (await answered(parts.index.search(request, parts.asking))).total;
}

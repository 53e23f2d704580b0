import { occupationsBegun } from "../rules/occupations/begun.ts";
import { planCriteria } from "../rules/plan.ts";
import { plainWords } from "../rules/sentence/parse.ts";
import { answered, type SearchParts } from "./ask.ts";

const mostSuggestions = 10;
const mostPlaces = 5;

/**
 * Occupations, skills, organizations and places that a text begins. Each has open postings; titles as they are written
 * ("Nurse - Nights") are not suggested.
 */
export async function suggestions(
  parts: SearchParts,
  text: string,
  kinds: readonly ("title" | "skill" | "organization" | "place")[],
) {
  const indexed = kinds.filter((kind) => kind !== "place");
  const [found, places] = await Promise.all([
    indexed.length > 0
      ? answered(
          parts.index.suggest(
            { text, kinds: indexed, concepts: occupationsBegun(text), size: mostSuggestions },
            parts.asking,
          ),
        )
      : [],
    kinds.includes("place") ? suggestedPlaces(parts, text) : [],
  ]);
  return [...found, ...places];
}

/** Places by importance, with the number of on-site postings that a search there would find. */
async function suggestedPlaces(parts: SearchParts, text: string) {
  const now = parts.clock.now();
  const found = await Promise.all(
    parts.places.suggest(text, mostPlaces).map(async (place) => {
      const fields = { remote: "exclude" } as const;
      const criteria = planCriteria(fields, plainWords(""), [{ place, miles: undefined }], undefined, now);
      const request = { criteria, sort: "date", from: 0, size: 0, facets: false, now } as const;
      const { total } = await answered(parts.index.search(request, parts.asking));
      return { kind: "place" as const, value: place.label, count: total };
    }),
  );
  return found.filter(({ count }) => count > 0);
}

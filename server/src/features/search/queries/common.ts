import { occupations } from "../rules/occupations/graph.ts";
import { answered, type SearchParts } from "./ask.ts";
import { placesOfSearch } from "./places.ts";

const most = 60;
const titles = occupations.map(({ title }) => title);

/** The occupations and places with the most open postings, each with their number. */
export async function common(parts: SearchParts) {
  const request = { text: "any", kinds: ["title" as const], concepts: titles, size: most };
  const [found, { places }] = await Promise.all([
    answered(parts.index.suggest(request, parts.asking)),
    placesOfSearch(parts, {}),
  ]);
  const named = places.map(({ label, count }) => ({ kind: "place" as const, value: label, count }));
  return [...found, ...named.slice(0, most)];
}

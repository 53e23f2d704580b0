import type { SearchAnswer, SearchCriteria } from "@candor/contract/search/shapes";
import { Problem } from "../../../platform/http/problem.ts";
import type { ParsedSentence } from "../rules/understand.ts";
import { fartherSearches, muchWiderSearches, type WiderSearch, widerSearches } from "../rules/wider.ts";
import { answered, type SearchParts, understood } from "./ask.ts";

type Wider = NonNullable<SearchAnswer["wider"]>;

/** No list of ways out is longer. */
const mostWays = 8;

/**
 * For a search without matches: how many match nearby, and when one thing is left out, or else several, the largest number
 * first.
 */
export async function wider(
  parts: SearchParts,
  fields: SearchCriteria,
  { chips }: ParsedSentence,
  miles: number | undefined,
): Promise<Wider> {
  const nearby = miles === undefined ? undefined : await firstFarther(parts, fields, miles);
  for (const searches of [widerSearches(fields, chips), ...muchWiderSearches(fields, chips)]) {
    const found = await matching(parts, searches);
    if (found.length > 0) return nearby ? [nearby, ...found].slice(0, mostWays) : found;
  }
  return nearby ? [nearby] : [];
}

/** The shortest of some distances in which anything matches. */
async function firstFarther(parts: SearchParts, fields: SearchCriteria, miles: number) {
  for (const { without, fields: wider } of fartherSearches(fields, miles)) {
    const total = await totalOf(parts, wider);
    if (total > 0) return { ...without, total };
  }
  return undefined;
}

/** Of sentences to search for instead, those that some posting matches. */
export async function withMatches(parts: SearchParts, sentences: readonly string[]): Promise<string[]> {
  const found = [];
  for (const query of sentences) if ((await totalOf(parts, { query })) > 0) found.push(query);
  return found;
}

async function matching(parts: SearchParts, searches: readonly WiderSearch[]): Promise<Wider> {
  const found = [];
  // One after another, so that this search takes no more of its caller's share than any other.
  for (const { without, fields } of searches) found.push({ ...without, total: await totalOf(parts, fields) });
  return found
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
    .slice(0, mostWays);
}

/** 0 if the wider search would be too broad, so that nobody is led there. */
async function totalOf(parts: SearchParts, fields: SearchCriteria): Promise<number> {
  const { request } = await understood(parts, { ...fields, close: "never", facets: false });
  if (!request) return 0;
  try {
    return (await answered(parts.index.search({ ...request, size: 0 }, parts.asking))).total;
  } catch (error) {
    if (error instanceof Problem && error.code === "search-too-broad") return 0;
    throw error;
  }
}

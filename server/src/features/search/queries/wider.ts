import type { SearchAnswer, SearchCriteria } from "@candor/contract/search/shapes";
import { Problem } from "../../../platform/http/problem.ts";
import type { ParsedSentence } from "../rules/understand.ts";
import { fartherSearches, muchWiderSearches, type WiderSearch, widerSearches } from "../rules/wider.ts";
import { answered, type SearchParts, understood } from "./ask.ts";

type Wider = NonNullable<SearchAnswer["wider"]>;

/** No list of ways out is longer. */
const mostWays = 8;
/** Each way is a search: where something matches, few are tried. */
const mostTried = 8;

/**
 * For a search with few matches or none: how many match nearby, and how many when one thing is left out. What keeps the
 * title comes first, then the largest number. Without matches, several things may have to be left out. What brings no
 * more matches isn't said.
 */
export async function wider(
  parts: SearchParts,
  fields: SearchCriteria,
  { chips }: ParsedSentence,
  miles: number | undefined,
  matches: number,
): Promise<Wider> {
  const nearby = miles === undefined ? undefined : await firstFarther(parts, fields, miles, matches);
  const one = widerSearches(fields, chips);
  const tried = matches > 0 ? [one.slice(0, mostTried)] : [one, ...muchWiderSearches(fields, chips)];
  for (const searches of tried) {
    const found = await matching(parts, searches, matches);
    if (found.length > 0) return nearby ? [nearby, ...found].slice(0, mostWays) : found;
  }
  return nearby ? [nearby] : [];
}

/** The shortest of some distances in which more match. */
async function firstFarther(parts: SearchParts, fields: SearchCriteria, miles: number, matches: number) {
  for (const { without, fields: wider } of fartherSearches(fields, miles)) {
    const total = await totalOf(parts, wider);
    if (total > matches) return { ...without, total };
  }
  return undefined;
}

/** Of sentences to search for instead, those that some posting matches. */
export async function withMatches(parts: SearchParts, sentences: readonly string[]): Promise<string[]> {
  const found = [];
  for (const query of sentences) if ((await totalOf(parts, { query })) > 0) found.push(query);
  return found;
}

async function matching(
  parts: SearchParts,
  searches: readonly WiderSearch[],
  matches: number,
): Promise<Wider> {
  const found = [];
  // One after another, so that this search takes no more of its caller's share than any other.
  for (const { without, fields } of searches) found.push({ ...without, total: await totalOf(parts, fields) });
  return found
    .filter(({ total }) => total > matches)
    .sort((a, b) => Number(dropsTitle(a)) - Number(dropsTitle(b)) || b.total - a.total)
    .slice(0, mostWays);
}

/** Another job altogether comes last. A chip's id begins with its kind. */
function dropsTitle({ chip, chips = [] }: Wider[number]): boolean {
  return [chip, ...chips].some((id) => id?.startsWith("title-"));
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

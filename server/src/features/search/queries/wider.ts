import type { SearchAnswer, SearchCriteria } from "@candor/contract/search/shapes";
import { Problem } from "../../../platform/http/problem.ts";
import type { ParsedSentence } from "../rules/understand.ts";
import { widerSearches } from "../rules/wider.ts";
import { answered, type SearchParts, understood } from "./ask.ts";

/** For a search without matches: how many match when one thing is left out, the largest number first. */
export async function wider(
  parts: SearchParts,
  fields: SearchCriteria,
  { chips }: ParsedSentence,
): Promise<NonNullable<SearchAnswer["wider"]>> {
  const found = [];
  // One after another, so that this search takes no more of its caller's share than any other.
  for (const search of widerSearches(fields, chips))
    found.push({ ...search.without, total: await totalOf(parts, search.fields) });
  return found.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total);
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

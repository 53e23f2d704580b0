import type { SearchAnswer, SearchCriteria } from "@candor/contract/jobs";
import type { ParsedSentence } from "../rules/understand.ts";
import { widerSearches } from "../rules/wider.ts";
import { answered, type SearchParts, understood } from "./ask.ts";

/** What a search that finds nothing finds when it leaves one thing out; the most first. */
export async function wider(
  parts: SearchParts,
  fields: SearchCriteria,
  { chips }: ParsedSentence,
): Promise<NonNullable<SearchAnswer["wider"]>> {
  const found = await Promise.all(
    widerSearches(fields, chips).map(async (search) => ({
      ...search.without,
      total: await totalOf(parts, search.fields),
    })),
  );
  return found.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total);
}

async function totalOf(parts: SearchParts, fields: SearchCriteria): Promise<number> {
  const { request } = await understood(parts, { ...fields, facets: false });
  return request ? (await answered(parts.index.search({ ...request, size: 0 }))).total : 0;
}

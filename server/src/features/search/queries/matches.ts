import type { SearchCriteria } from "@candor/contract/search/shapes";
import type { SearchRequest } from "@candor/engine/criteria";
import { answered, readTogether, type SearchParts, understood } from "./ask.ts";

/** So many are counted in one turn of a caller: more would keep others waiting. */
const mostAtOnce = 8;

/**
 * How many postings match each of some searches. They are read and asked together, which costs a fraction of asking each.
 * 0 where a search would be too broad or names an unknown place, so that nobody is led there.
 */
export async function matchesOf(
  parts: SearchParts,
  searches: readonly SearchCriteria[],
): Promise<readonly number[]> {
  const asked = searches.map((fields): SearchCriteria => ({ ...fields, close: "never", facets: false }));
  const reading = { ...parts, sentences: await readTogether(parts, asked) };
  const requests: (SearchRequest | undefined)[] = [];
  for (const fields of asked) requests.push((await understood(reading, fields)).request);
  const known = requests.filter((request) => request !== undefined);
  const totals: (number | undefined)[] = [];
  for (let from = 0; from < known.length; from += mostAtOnce)
    totals.push(...(await answered(parts.index.totals(known.slice(from, from + mostAtOnce), parts.asking))));
  return requests.map((request) => (request === undefined ? 0 : (totals.shift() ?? 0)));
}

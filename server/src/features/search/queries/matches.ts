import type { SearchCriteria } from "@candor/contract/search/shapes";
import type { SearchRequest } from "@candor/engine/criteria";
import { answered, readTogether, type SearchParts, understood } from "./ask.ts";

/** How many are counted in one turn of a caller: more would keep others waiting. */
const mostAtOnce = 8;

/**
 * How many postings match each of some searches. They are parsed and asked together, which costs a fraction of asking
 * each. 0 if a search would be too broad or names an unknown place, so that nobody is led there.
 */
export async function matchesOf(
  parts: SearchParts,
  searches: readonly SearchCriteria[],
): Promise<readonly number[]> {
  const asked = searches.map((fields): SearchCriteria => ({ ...fields, close: "never", facets: false }));
  const reading = { ...parts, sentences: await readTogether(parts, asked) };
  const requests: (SearchRequest | undefined)[] = [];
  for (const fields of asked) requests.push((await understood(reading, fields)).request);
  const totals = await totalsOf(
    parts,
    requests.filter((request) => request !== undefined),
  );
  const next = totals.values();
  return requests.map((request) => (request === undefined ? 0 : (next.next().value ?? 0)));
}

/** How many postings match each of some requests; 0 if that would be too broad. */
export async function totalsOf(
  { index, asking }: Pick<SearchParts, "index" | "asking">,
  requests: readonly SearchRequest[],
): Promise<readonly number[]> {
  const totals: number[] = [];
  for (let from = 0; from < requests.length; from += mostAtOnce) {
    const found = await answered(index.totals(requests.slice(from, from + mostAtOnce), asking));
    totals.push(...found.map((total) => total ?? 0));
  }
  return totals;
}

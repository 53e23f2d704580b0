import { setImmediate } from "node:timers/promises";
import { limits } from "@candor/contract/limits";
import type { FilterName } from "@candor/contract/trust/filter-names";
import { searchablePostings } from "../../jobs/queries.ts";
import { answered, type SearchParts, understood } from "../../search/queries/ask.ts";
import { search } from "../../search/queries/search.ts";
import { type FilterCheck, filterChecks } from "../rules/filter-checks.ts";

/** What one search with a filter listed. */
export interface FilterResult {
  readonly filter: FilterName;
  /** How many of the listed postings were looked up in the records. */
  readonly checked: number;
  /** How many of those are not open, or lack what the filter asks for. */
  readonly violations: number;
}

/** Searches with one filter at a time, and what they list in spite of it. One after another, so that others have turns. */
export async function checkFilters(parts: SearchParts): Promise<FilterResult[]> {
  const { facets } = await search(parts, { size: 1, facets: true, close: "never" });
  if (!facets) return [];
  const results: FilterResult[] = [];
  for (const check of filterChecks(facets, parts.clock.now())) {
    const { filter } = check;
    const first = await listedBy(parts, check);
    // A posting may have changed between the search and the look into the records.
    const again = first.violating.size > 0 ? await listedBy(parts, check) : undefined;
    const violations = again ? [...again.violating].filter((id) => first.violating.has(id)) : [];
    results.push({ filter, checked: (again ?? first).checked, violations: violations.length });
    await setImmediate();
  }
  return results;
}

async function listedBy(parts: SearchParts, { search: fields, holds }: FilterCheck) {
  const asked = { ...fields, size: limits.searchSize, close: "never" as const };
  const { request } = await understood(parts, asked);
  const hits = request ? (await answered(parts.index.search(request, parts.asking))).hits : [];
  const ids = hits.map(({ id }) => id);
  // PostgreSQL doesn't allow an empty list.
  const rows = ids.length === 0 ? [] : await searchablePostings(parts.database.read, ids);
  const violating = rows.filter((row) => row.status !== "open" || !holds(row));
  return { checked: rows.length, violating: new Set(violating.map(({ id }) => id)) };
}

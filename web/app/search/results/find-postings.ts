import { limits } from "@candor/contract/limits";
import type { PageContext } from "@candor/contract/pages";
import { searchJobs } from "@candor/contract/search/routes";
import type { SearchCriteria } from "@candor/contract/search/shapes";
import { noResults, withResults } from "../../wire/result-set.ts";

type Call = PageContext["call"];

/** A search's first `shown` postings, in as few pages as it takes, all from one point in time. */
export async function findPostings(call: Call, criteria: SearchCriteria, shown: number) {
  const found = await firstPage(call, {
    facets: true,
    ...criteria,
    size: Math.min(shown, limits.searchSize),
  });
  if (!found.ok) return found;
  let results = withResults(noResults, { kind: "first-page", answer: found.answer });
  const { from: start = 0 } = criteria;
  const wanted = Math.min(shown, found.answer.hits.total.value - start);
  while (!results.complete && results.cursor < wanted) {
    const from = start + results.cursor;
    const size = Math.min(shown - results.cursor, limits.searchSize);
    const { snapshot } = found.answer;
    const next = await call(searchJobs, { body: { ...criteria, from, size, snapshot } });
    if (!next.ok) break;
    results = withResults(results, { kind: "next-page", answer: next.answer });
  }
  return { ok: true as const, answer: { ...found.answer, documents: [...results.documents] } };
}

/** A list from its start loses nothing when its snapshot has expired: it is searched again. */
async function firstPage(call: Call, criteria: SearchCriteria) {
  const found = await call(searchJobs, { body: criteria });
  if (found.ok || found.problem.code !== "snapshot-expired" || criteria.from) return found;
  const { snapshot: _, ...current } = criteria;
  return call(searchJobs, { body: current });
}

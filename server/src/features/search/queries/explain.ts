import type { Explanation } from "@candor/contract/search/routes";
import type { SearchCriteria } from "@candor/contract/search/shapes";
import { Problem } from "../../../platform/http/problem.ts";
import { searchablePostings } from "../../jobs/queries.ts";
import { placesView } from "../rules/whereabouts.ts";
import { changeOf } from "../views/changes.ts";
import { closedView, explanationView, nowhereView } from "../views/explanation.ts";
import { answered, type SearchParts, understood } from "./ask.ts";
import { postingAt } from "./posting-at.ts";

/**
 * Why a search lists a posting at its place, or what hides it. The posting is named by its number, its address here, or
 * its address at its source.
 */
export async function explain(
  parts: SearchParts,
  { search, jobId }: { search: SearchCriteria; jobId: string },
): Promise<Explanation> {
  const id = await postingAt(parts.database.read, jobId);
  const [row] = id === undefined ? [] : await searchablePostings(parts.database.read, [id]);
  if (!row) throw new Problem("job-not-found");
  const change = changeOf(row);
  if (change.kind === "remove") return closedView();
  const { request, sentence, whereabouts } = await understood(parts, search);
  if (!request) return nowhereView(search);
  const found = await answered(parts.index.explain(request, change.posting, parts.asking));
  const excluded = sentence.withoutPlaces?.map(({ found: place, miles }) => ({ place, miles })) ?? [];
  return explanationView(found, request.criteria, change.posting, {
    areas: placesView(whereabouts, parts.places),
    withoutAreas: placesView(excluded, parts.places),
  });
}

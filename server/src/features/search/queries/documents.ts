import type { SearchAnswer } from "@candor/contract/search/shapes";
import type { Area } from "@candor/engine/criteria";
import type { Hit } from "@candor/engine/result";
import { liesIn } from "@candor/engine/reverse/passes";
import type { Reader } from "../../../platform/database/database.ts";
import type { StatedPlace } from "../../../platform/database/tables/postings.ts";
import { listedPostings } from "../../jobs/queries.ts";
import { listedDocument } from "../../jobs/views/document.ts";

/**
 * In the order of the hits, without postings that have left the records meanwhile. A posting with several places shows
 * the first one in the areas that the search asks for.
 */
export async function documentsOf(
  read: Reader,
  hits: readonly Pick<Hit, "id">[],
  areas: readonly Area[] = [],
): Promise<SearchAnswer["documents"]> {
  if (hits.length === 0) return [];
  const isAskedFor = (place: StatedPlace) => areas.some((area) => liesIn(place, area));
  const rows = await listedPostings(
    read,
    hits.map((hit) => hit.id),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return hits.flatMap(({ id }) => {
    const row = byId.get(id);
    return row ? [listedDocument(row, isAskedFor)] : [];
  });
}

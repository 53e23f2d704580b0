import type { SearchAnswer } from "@candor/contract/search/shapes";
import type { Hit } from "@candor/engine/result";
import type { Reader } from "../../../platform/database/database.ts";
import { listedPostings } from "../../jobs/queries.ts";
import { listedDocument } from "../../jobs/views/document.ts";

/** In the order of the hits, without postings that have left the records meanwhile. */
export async function documentsOf(
  read: Reader,
  hits: readonly Pick<Hit, "id">[],
): Promise<SearchAnswer["documents"]> {
  if (hits.length === 0) return [];
  const rows = await listedPostings(
    read,
    hits.map((hit) => hit.id),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return hits.flatMap(({ id }) => {
    const row = byId.get(id);
    return row ? [listedDocument(row)] : [];
  });
}

import { Problem } from "../../../platform/http/problem.ts";
import { searchablePostings } from "../../jobs/queries.ts";
import { idOf } from "../../jobs/rules/ids.ts";
import { nearTo } from "../rules/close.ts";
import { plainWords } from "../rules/sentence/parse.ts";
import { changeOf } from "../views/changes.ts";
import { answered, type SearchParts } from "./ask.ts";
import { documentsOf } from "./documents.ts";

const most = 6;

/** The open postings most similar to one, by title and its meaning; if it has a place, only those nearby or remote. */
export async function similarTo(parts: SearchParts, job: string) {
  const id = idOf(job);
  const [row] = id === undefined ? [] : await searchablePostings(parts.database.read, [id]);
  if (!row) throw new Problem("job-not-found");
  const change = changeOf({ ...row, status: "open" });
  if (change.kind !== "put") throw new Problem("job-not-found");
  const { title, places, remote } = change.posting;
  const [place] = places;
  const { clauses } = plainWords(title);
  const near = nearTo({ clauses }, "always", parts.learned());
  const request = {
    criteria: {
      clauses,
      exclude: [],
      exact: false,
      ...(near && { near }),
      filters:
        remote !== "remote" && place?.latitude !== undefined && place.longitude !== undefined
          ? {
              areas: [
                {
                  kind: "radius",
                  latitude: place.latitude,
                  longitude: place.longitude,
                  miles: 50,
                  regions: place.country === undefined ? [] : [place.country],
                } as const,
              ],
            }
          : {},
    },
    sort: "relevance",
    from: 0,
    size: most + 1,
    facets: false,
    now: parts.clock.now(),
  } as const;
  const { hits } = await answered(parts.index.search(request, parts.asking));
  const others = hits.filter((hit) => hit.id !== row.id).slice(0, most);
  return { documents: await documentsOf(parts.database.read, others) };
}

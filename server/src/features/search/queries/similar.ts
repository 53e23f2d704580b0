import type { Filters, SearchRequest } from "@candor/engine/criteria";
import type { IndexedPosting } from "@candor/engine/document";
import { Problem } from "../../../platform/http/problem.ts";
import { idOf } from "../../../platform/ids.ts";
import { searchablePostings } from "../../jobs/queries.ts";
import { likeThis } from "../rules/similar.ts";
import { changeOf } from "../views/changes.ts";
import { answered, type SearchParts } from "./ask.ts";
import { documentsOf } from "./documents.ts";

const most = 6;

/**
 * The open postings most similar to one: those of its occupation and seniority, then of its occupation, then close
 * ones. If it has a place, only those nearby or remote.
 */
export async function similarTo(parts: SearchParts, job: string) {
  const id = idOf(job);
  const [row] = id === undefined ? [] : await searchablePostings(parts.database.read, [id]);
  if (!row) throw new Problem("job-not-found");
  const change = changeOf({ ...row, status: "open" });
  if (change.kind !== "put") throw new Problem("job-not-found");
  const { seniority } = change.posting;
  const unseen = parts.unseen && { withoutOrganizations: parts.unseen };
  const found: number[] = [];
  for (const filters of seniority === undefined ? [{}] : [{ seniority: [seniority] }, {}]) {
    const { hits } = await answered(
      parts.index.search(requestFor(parts, change.posting, { ...filters, ...unseen }), parts.asking),
    );
    found.push(...hits.map((hit) => hit.id));
  }
  const others = [...new Set(found)].filter((other) => other !== row.id).slice(0, most);
  return {
    documents: await documentsOf(
      parts.database.read,
      others.map((id) => ({ id })),
    ),
  };
}

/** One more than is shown: the posting itself is among them. */
function requestFor(parts: SearchParts, posting: IndexedPosting, filters: Filters): SearchRequest {
  return {
    criteria: likeThis(posting, filters, parts.learned()),
    sort: "relevance",
    from: 0,
    size: most + 1,
    facets: false,
    now: parts.clock.now(),
  };
}

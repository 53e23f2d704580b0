import type { PostingRow } from "../queries.ts";
import type { DuplicateFacts } from "../rules/signature.ts";
import { placesOf } from "./document.ts";

type Row = Pick<PostingRow, "source" | "title" | "text" | "places_json" | "remote_kind" | "job_type">;

/** What `isRepost` compares. */
export function repostFactsOf(row: Row): DuplicateFacts {
  return {
    source: row.source,
    title: row.title,
    text: row.text,
    places: placesOf(row),
    remote: { kind: row.remote_kind },
    jobType: row.job_type ?? undefined,
  };
}

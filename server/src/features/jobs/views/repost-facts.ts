import { fromJson } from "../../../platform/json-text.ts";
import type { PostingRow } from "../queries.ts";
import type { DuplicateFacts } from "../rules/duplicate-facts.ts";

type Row = Pick<PostingRow, "source" | "title" | "text" | "places_json" | "remote_kind" | "job_type">;

/** What `isRepost` compares. */
export function repostFactsOf(row: Row): DuplicateFacts {
  return {
    source: row.source,
    title: row.title,
    text: row.text,
    places: fromJson(row.places_json),
    remote: { kind: row.remote_kind },
    jobType: row.job_type ?? undefined,
  };
}

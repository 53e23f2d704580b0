import type { PostingTable, StatedPlace } from "../../../platform/database/tables/postings.ts";
import { fromJson } from "../../../platform/json-text.ts";
import type { Remote } from "./posting-draft.ts";

/** The facts that tell whether a posting is a copy of another, and how well it is documented. A draft has them all. */
export interface DuplicateFacts {
  readonly source: string;
  readonly organization?: string | undefined;
  readonly title: string;
  readonly text: string;
  readonly places: readonly StatedPlace[];
  readonly remote: Pick<Remote, "kind">;
  readonly payMin?: number | undefined;
  readonly payMax?: number | undefined;
  readonly jobType?: string | undefined;
  readonly postedAt?: number | undefined;
  readonly sourceUrl?: string | undefined;
}

/** A posting's row, with its organization's name. */
type DuplicateRow = { readonly organization_name: string } & Pick<
  PostingTable,
  | "source"
  | "source_url"
  | "title"
  | "text"
  | "places_json"
  | "remote_kind"
  | "job_type"
  | "pay_min"
  | "pay_max"
  | "posted_at"
>;

/** How much of two texts is compared where somebody waits for it. */
export const comparedCharacters = 20_000;

export function duplicateFactsOf(row: DuplicateRow): DuplicateFacts {
  return {
    source: row.source,
    sourceUrl: row.source_url ?? undefined,
    // A posting whose source names no organization is listed under the source's name.
    organization: row.organization_name === row.source ? undefined : row.organization_name,
    title: row.title,
    text: row.text,
    places: fromJson(row.places_json),
    remote: { kind: row.remote_kind },
    jobType: row.job_type ?? undefined,
    payMin: row.pay_min ?? undefined,
    payMax: row.pay_max ?? undefined,
    postedAt: row.posted_at ?? undefined,
  };
}

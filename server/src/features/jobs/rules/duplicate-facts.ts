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

type RepostRow = Pick<PostingTable, "source" | "title" | "text" | "places_json" | "remote_kind" | "job_type">;

/** What `isRepost` compares. */
export function repostFactsOf(row: RepostRow): DuplicateFacts {
  return {
    source: row.source,
    title: row.title,
    text: row.text,
    places: fromJson(row.places_json),
    remote: { kind: row.remote_kind },
    jobType: row.job_type ?? undefined,
  };
}

/** A posting's row, with its organization's name. */
type DuplicateRow = RepostRow &
  Pick<PostingTable, "source_url" | "pay_min" | "pay_max" | "posted_at"> & {
    readonly organization_name: string;
  };

/** How much of two texts is compared where somebody waits for it. */
export const comparedCharacters = 20_000;

/** What `sameJob` compares. */
export function duplicateFactsOf(row: DuplicateRow): DuplicateFacts {
  return {
    ...repostFactsOf(row),
    sourceUrl: row.source_url ?? undefined,
    // A posting whose source names no organization is listed under the source's name.
    organization: row.organization_name === row.source ? undefined : row.organization_name,
    payMin: row.pay_min ?? undefined,
    payMax: row.pay_max ?? undefined,
    postedAt: row.posted_at ?? undefined,
  };
}

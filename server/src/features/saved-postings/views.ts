import type { JobDocument } from "@candor/contract/jobs/shapes";
import type { SavedPosting } from "@candor/contract/saved-postings/shapes";
import { isoTime } from "../../platform/iso-time.ts";
import type { SavedRow } from "./queries.ts";

export function savedPostingView(row: SavedRow, posting: JobDocument): SavedPosting {
  const { status, life, saved_at: savedAt, closes_at: closesAt, changed_at: changedAt } = row;
  return {
    posting,
    state: life === "paused" ? "paused" : status,
    savedAt: isoTime(savedAt),
    ...(closesAt !== null && { closesAt: isoTime(closesAt) }),
    ...(row.closed_at !== null && { closedAt: isoTime(row.closed_at) }),
    ...(changedAt !== null && changedAt > savedAt && { changedAt: isoTime(changedAt) }),
  };
}

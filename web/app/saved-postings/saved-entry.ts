import type { PostingChange } from "@candor/contract/hosting/shapes";
import type { SavedPosting } from "@candor/contract/saved-postings/shapes";

/** What is needed to save a posting, and to show it without asking the server. */
export interface PostingToSave {
  readonly id: string;
  readonly title: string;
  readonly organization: string;
}

/** A saved posting as its page shows it; a browser keeps only the first part. */
export interface SavedEntry
  extends PostingToSave,
    Partial<Pick<SavedPosting, "state" | "closesAt" | "closedAt" | "changedAt">> {
  /** ISO 8601 in UTC. */
  readonly savedAt: string;
  /** Whether one press can apply to it. */
  readonly isOneClick?: boolean;
  readonly isApplied?: boolean;
  /** Since it was saved, the newest first. */
  readonly changes?: readonly PostingChange[];
}

export function savedEntry({ posting, ...saved }: SavedPosting): SavedEntry {
  const { id, title, organization } = posting;
  return { id, title, organization: organization.name, ...saved };
}

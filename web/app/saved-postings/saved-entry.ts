import type { PostingChange } from "@candor/contract/hosting/shapes";
import type { OwnMarks } from "@candor/contract/jobs/shapes";
import { message } from "@candor/contract/messages/message";
import type { ChangedFact, SavedPosting } from "@candor/contract/saved-postings/shapes";

/** The data for saving a posting, and for showing it without asking the server. */
export interface PostingToSave {
  readonly id: string;
  readonly title: string;
  readonly organization: string;
}

/** A saved posting as its page shows it; a browser stores only the first part. */
export interface SavedEntry
  extends PostingToSave,
    Partial<Pick<SavedPosting, "state" | "closesAt" | "closedAt" | "changedAt" | "withheldAt">> {
  /** ISO 8601 in UTC. */
  readonly savedAt: string;
  /** Whether one press can apply to it. */
  readonly isOneClick?: boolean;
  readonly own?: OwnMarks;
  /** Since it was saved, newest first. */
  readonly changes?: readonly PostingChange[];
}

export function savedEntry({ posting, changes, ...saved }: SavedPosting): SavedEntry {
  const { id, title, organization, own } = posting;
  return {
    id,
    title,
    organization: organization.name,
    ...saved,
    ...(own && { own }),
    ...(changes && { changes: [atSource(saved, changes)] }),
  };
}

function atSource(
  { changedAt = "" }: Pick<SavedPosting, "changedAt">,
  fields: readonly ChangedFact[],
): PostingChange {
  const text = message(fields.length > 0 ? "saved.sourceChanged" : "saved.sourceChangedText");
  return { at: changedAt, kind: "changed", actor: "source", text, fields: [...fields] };
}

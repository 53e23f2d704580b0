import type { DeletionEvent } from "../features/own-data/events.ts";
import { mailDeletionAsked, mailDeletionCancelled } from "../features/own-data/tasks/tell-owner.ts";
import { type Consequences, everyPosting } from "./consequences.ts";

export const ownDataConsequences: Consequences<DeletionEvent> = {
  "deletion-asked": { tasks: [mailDeletionAsked] },
  "deletion-cancelled": { tasks: [mailDeletionCancelled] },
  // A Pro's name stood on postings.
  "account-deleted": { notices: everyPosting },
};

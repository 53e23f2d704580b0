import type { ArchiveEvent, DeletionEvent, ExportEvent } from "../features/own-data/events.ts";
import { mailExportReady, makeDataExport } from "../features/own-data/tasks/make-export.ts";
import { mailDeletionAsked, mailDeletionCancelled } from "../features/own-data/tasks/tell-owner.ts";
import { type Consequences, everyPosting } from "./consequence.ts";

export const ownDataConsequences: Consequences<ArchiveEvent | DeletionEvent | ExportEvent> = {
  "archive-brought": { notices: everyPosting },
  "deletion-asked": { tasks: [mailDeletionAsked] },
  "deletion-cancelled": { tasks: [mailDeletionCancelled] },
  // A Pro's name was shown on postings.
  "account-deleted": { notices: everyPosting },
  "export-asked": { tasks: [makeDataExport] },
  "export-ready": { tasks: [mailExportReady] },
};

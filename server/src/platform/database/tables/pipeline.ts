import type { ApplicationFilters } from "@candor/contract/organizations/filters";
import type { FeedbackLine } from "@candor/contract/pipeline/shapes";
import type { Generated } from "kysely";
import type { JsonText } from "../../json-text.ts";

/** An organization's own word about an application. */
export interface ApplicationTagTable {
  application_id: number;
  tag: string;
}

/** The colleague who answers an application. */
export interface ApplicationAssignmentTable {
  application_id: number;
  account_id: number;
  assigned_at: number;
}

/** A member's note about an application, for colleagues. Its applicant never sees it. */
export interface ApplicationNoteTable {
  id: Generated<number>;
  application_id: number;
  /** Who wrote it. */
  account_id: number;
  text: string;
  created_at: number;
}

/** A member's opinion of an applicant, for colleagues. Its applicant never sees it. */
export interface ApplicationFeedbackTable {
  id: Generated<number>;
  application_id: number;
  /** Who gave it. */
  account_id: number;
  /** The contract's `FeedbackLine[]`; empty if the member says that they give none. */
  lines_json: JsonText<FeedbackLine[]>;
  given_at: number;
  /** When it was last changed. The others' feedback, which Pros read after giving their own, may be the reason. */
  changed_at: number | null;
}

/** A member who is looking at an application now. */
export interface ApplicationPresenceTable {
  application_id: number;
  account_id: number;
  /** When their page last said so. */
  seen_at: number;
}

/** Filters of the list of applications that a member saved. */
export interface SavedViewTable {
  id: Generated<number>;
  account_id: number;
  name: string;
  /** The contract's `ApplicationFilters`. */
  filters_json: JsonText<ApplicationFilters>;
}

import type { Generated } from "kysely";

/** A word of an organization's own about an application. */
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

/** What a member notes about an application for colleagues. Its applicant never sees it. */
export interface ApplicationNoteTable {
  id: Generated<number>;
  application_id: number;
  /** Who wrote it. */
  account_id: number;
  text: string;
  created_at: number;
}

/** What a member thinks of an applicant, for colleagues. Its applicant never sees it. */
export interface ApplicationFeedbackTable {
  id: Generated<number>;
  application_id: number;
  /** Whose it is. */
  account_id: number;
  /** The contract's `FeedbackLine[]`; empty where the member says that they give none. */
  lines_json: string;
  given_at: number;
  /** When it was last changed. Whoever has given theirs reads the others', so it may have changed because of them. */
  changed_at: number | null;
}

/** A member who looks at an application now. */
export interface ApplicationPresenceTable {
  application_id: number;
  account_id: number;
  /** When their page last said so. */
  seen_at: number;
}

/** What a member narrows the list of applications to, again and again. */
export interface SavedViewTable {
  id: Generated<number>;
  account_id: number;
  name: string;
  /** The contract's `ApplicationFilters`. */
  filters_json: string;
}

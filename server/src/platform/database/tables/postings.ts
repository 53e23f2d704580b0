import type { PostingLife } from "@candor/contract/hosting/life";
import type { Generated } from "kysely";

export interface PostingTable {
  id: Generated<number>;
  organization_id: number;
  /** As its source names it, where that is another name of `organization_id`. */
  named_organization_id: Generated<number | null>;
  pro_id: number | null;
  /** Where it came from, and its number there; together unique. */
  source: string;
  source_id: string;
  source_url: string | null;
  status: "open" | "closed";
  title: string;
  recruiter: string | null;
  /** Sanitised HTML. */
  description: string;
  /** Plain text that search finds. */
  text: string;
  compensation: string | null;
  compensation_min: number | null;
  compensation_max: number | null;
  compensation_type: string | null;
  compensation_currency: string | null;
  pay_min: number | null;
  pay_max: number | null;
  places_json: string;
  remote_kind: "remote" | "hybrid" | "onsite" | "unknown";
  remote_json: string;
  job_type: string | null;
  industry: string | null;
  seniority: string | null;
  skills_json: string;
  languages_json: string;
  /** What it states about the work, by fact; null if it was written before facts were read. */
  stated_json: string | null;
  posted_at: number | null;
  closes_at: number | null;
  first_seen_at: number;
  confirmed_at: number | null;
  closed_at: number | null;
  /** Of what the source says; unchanged content is not written again. */
  content_hash: string;
  /** The run that saw it last: what a complete file no longer holds is found by it. */
  import_run_id: number | null;
  /** The cluster's number: the lowest number of its members. */
  cluster_id: number | null;
  /** Whether it speaks for its cluster. */
  speaks: number;
  cluster_size: number;
  /** Within how many business days an applicant is answered; null for the usual promise. */
  answer_business_days: Generated<number | null>;
  /** When what it says last changed here. */
  changed_at: number | null;
  /** The state of a posting that is written here; null if it was imported. `status` follows from it. */
  life: Generated<Exclude<PostingLife, "imported"> | null>;
  /** When the operator took it off; null while it may be published. */
  withheld_at: Generated<number | null>;
  /** What its page's head says in its organization's own words; null where it says what the posting states. */
  head_json: Generated<string | null>;
  /** The organization that it is posted for, while that confirms it. */
  client_id: Generated<number | null>;
}

/** What the editor keeps about a posting that is written here. */
export interface HostedPostingTable {
  posting_id: number;
  /** Counts saves: each save names the version that its author saw. */
  version: number;
  /** The form as typed; it may be unfinished. */
  fields_json: string;
  published_at: number | null;
  /** The highest posting number when it was first published; null if it was listed from the start. */
  listed_after: Generated<number | null>;
  /** Until when its organization's confirmation holds. */
  confirm_by: number | null;
  /** The closed posting that it repeats. */
  former_id: number | null;
  saved_at: number;
  /** What its source said, as a form, when this one last followed it; null if it was written here. */
  source_fields_json: Generated<string | null>;
  /** Whom its agency says that it is for, confirmed or not. */
  client_id: Generated<number | null>;
}

/** What a source says of a posting that its organization confirmed: the posting's own columns are no longer its. */
export interface SourceStatementTable {
  posting_id: number;
  /** The columns that the import would have written. */
  columns_json: string;
  said_at: number;
}

/** The public log of a posting: what happened, and what it said before. */
export interface PostingChangeTable {
  id: Generated<number>;
  posting_id: number;
  kind: string;
  actor: "organization" | "operator" | "clock" | "source";
  reason: string | null;
  /** Changed fields with their text before and after. */
  fields_json: string;
  at: number;
}

export interface DuplicateKeyTable {
  key: string;
  posting_id: number;
}

export interface ImportRunTable {
  id: Generated<number>;
  source: string;
  /** Staged rows are applied in batches; a run that stopped on the way is resumed. */
  state: "staging" | "staged" | "applied" | "failed";
  /** Whether the file holds all of its source, so that what is gone from it is closed. */
  complete: number;
  applied_through: number;
  summary_json: string;
  started_at: number;
  finished_at: number | null;
}

export interface ImportRowTable {
  run_id: number;
  row: number;
  content_json: string;
}

export interface NewsArticleTable {
  id: Generated<number>;
  slug: string;
  title: string;
  summary: string;
  body: string;
  published_at: number;
}

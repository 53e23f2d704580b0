import type { PostingLife } from "@candor/contract/hosting/life";
import type { FactName } from "@candor/contract/jobs/facts";
import type { JobDetails } from "@candor/contract/jobs/shapes";
import type { industries, jobTypes, payUnits, seniorities } from "@candor/contract/values";
import type { Generated } from "kysely";
import type { JsonText } from "../../json-text.ts";

/** Country by ISO 3166-1 code, state by postal code ("NY"), city as the gazetteer spells it. */
export interface StatedPlace {
  readonly city?: string;
  readonly state?: string;
  readonly country?: string;
  readonly latitude?: number;
  readonly longitude?: number;
}

/** Values of facts, by name; absent where nothing is stated. */
export type StatedFacts = { readonly [Name in FactName]?: readonly string[] };

export interface PostingTable {
  id: Generated<number>;
  organization_id: number;
  /** The organization that its source names, if that is another name of `organization_id`. */
  named_organization_id: Generated<number | null>;
  pro_id: number | null;
  /** Where it came from and its number there, unique together. */
  source: string;
  source_id: string;
  source_url: string | null;
  status: "open" | "closed";
  title: string;
  recruiter: string | null;
  /** Sanitized HTML. */
  description: string;
  /** Plain text that search finds. */
  text: string;
  compensation: string | null;
  compensation_min: number | null;
  compensation_max: number | null;
  compensation_type: (typeof payUnits)[number] | null;
  compensation_currency: string | null;
  pay_min: number | null;
  pay_max: number | null;
  places_json: JsonText<StatedPlace[]>;
  remote_kind: "remote" | "hybrid" | "onsite" | "unknown";
  /** Where one may work from, if the source says so: "US", "US-CA" (ISO 3166). */
  remote_json: JsonText<{ within?: string[] }>;
  job_type: (typeof jobTypes)[number] | null;
  industry: (typeof industries)[number] | null;
  seniority: (typeof seniorities)[number] | null;
  skills_json: JsonText<string[]>;
  languages_json: JsonText<string[]>;
  /** The facts it states about the work; null if it was written before facts were read. */
  stated_json: JsonText<StatedFacts> | null;
  posted_at: number | null;
  closes_at: number | null;
  first_seen_at: number;
  confirmed_at: number | null;
  closed_at: number | null;
  /** Hash of what the source says; unchanged content isn't written again. */
  content_hash: string;
  /** The last import run that saw it, which finds what a complete file no longer holds. */
  import_run_id: number | null;
  /** The import run that wrote it first; null if it was written here. */
  added_run_id: Generated<number | null>;
  /** The posting that its source repeats with it, under another number; a posting written here has `former_id`. */
  repeats_id: Generated<number | null>;
  /** The cluster's number: the lowest number of its members. */
  cluster_id: number | null;
  /** Whether it represents its cluster. */
  speaks: number;
  cluster_size: number;
  /** Business days within which an applicant gets an answer; null for the usual promise. */
  answer_business_days: Generated<number | null>;
  /** When what it says last changed here. */
  changed_at: number | null;
  /** The state of a posting that was written here; null if it was imported. `status` follows from it. */
  life: Generated<Exclude<PostingLife, "imported"> | null>;
  /** When the operator took it down; null while it may be published. */
  withheld_at: Generated<number | null>;
  /** What its page's head says in its organization's own words; null if it says what the posting states. */
  head_json: Generated<JsonText<NonNullable<JobDetails["head"]>> | null>;
  /** The organization that it is posted for, while that organization confirms it. */
  client_id: Generated<number | null>;
}

/** What the editor keeps about a posting that was written here. */
export interface HostedPostingTable {
  posting_id: number;
  /** Counts saves; each save names the version that its author saw. */
  version: number;
  /** The form as typed; it may be unfinished. */
  fields_json: string;
  published_at: number | null;
  /** The highest posting number when it was first published; null if it was listed from the start. */
  listed_after: Generated<number | null>;
  /** How long its organization's confirmation holds. */
  confirm_by: number | null;
  /** The closed posting that it repeats. */
  former_id: number | null;
  saved_at: number;
  /** What its source said, as form fields, when this posting last followed it; null if it was written here. */
  source_fields_json: Generated<string | null>;
  /** The client that its agency says it is for, confirmed or not. */
  client_id: Generated<number | null>;
}

/** What a source says about a posting that its organization confirmed: it no longer sets the posting's own columns. */
export interface SourceStatementTable {
  posting_id: number;
  /** The columns that the import would have written. */
  columns_json: string;
  said_at: number;
}

/** A posting's public log: what happened, and what it said before. */
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
  /** Staged rows are applied in batches; an interrupted run is resumed. */
  state: "staging" | "staged" | "applied" | "failed";
  /** Whether the file holds everything from its source, so that postings missing from it are closed. */
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

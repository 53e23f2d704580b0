import type { ApplicationStatus } from "@candor/contract/values";
import type { Generated } from "kysely";

/**
 * Every table, by noun. Times are milliseconds since 1970 (UTC); flags are 0 or 1; columns that end in `_json` hold
 * JSON text. Both databases hold the same values, so that nothing above this folder knows which one runs.
 */
export interface Tables {
  event: EventTable;
  task: TaskTable;
  idempotency_key: IdempotencyKeyTable;
  rate_window: RateWindowTable;
  file: FileTable;
  mail: MailTable;
  signing_key: SigningKeyTable;
  account: AccountTable;
  session: SessionTable;
  login_code: LoginCodeTable;
  organization: OrganizationTable;
  pro: ProTable;
  posting: PostingTable;
  duplicate_key: DuplicateKeyTable;
  import_run: ImportRunTable;
  import_row: ImportRowTable;
  resume: ResumeTable;
  apply_draft: ApplyDraftTable;
  application: ApplicationTable;
  news_article: NewsArticleTable;
  metric: MetricTable;
  client_error: ClientErrorTable;
}

export interface EventTable {
  /** Ordered as the commits were. */
  sequence: Generated<number>;
  name: string;
  /** What it is about: "posting", "account" …, and which one. */
  subject: string;
  subject_id: number | null;
  /** The account that acted; null for the software itself. */
  actor_id: number | null;
  payload_json: string;
  occurred_at: number;
}

export interface TaskTable {
  id: Generated<number>;
  /** A second task of the same key is the same task. */
  key: string;
  name: string;
  payload_json: string;
  state: "ready" | "done" | "dead";
  attempts: number;
  run_at: number;
  leased_until: number;
  last_error: string | null;
  finished_at: number | null;
}

export interface IdempotencyKeyTable {
  /** A hash of the caller, the route and the key. */
  key: string;
  fingerprint: string;
  body: string | null;
  created_at: number;
}

export interface RateWindowTable {
  key: string;
  started_at: number;
  hits: number;
}

export interface FileTable {
  id: Generated<number>;
  /** Random; the name in storage. */
  storage_key: string;
  name: string;
  media_type: string;
  bytes: number;
  sha256: string;
  owner_id: number | null;
  created_at: number;
}

export interface MailTable {
  id: Generated<number>;
  /** Random; sent as Message-ID, so that a repeated delivery can be told. */
  message_key: string;
  /** What it was written for; unique, so that a task that runs again writes no second mail. */
  reason: string;
  channel: "email" | "sms";
  recipient: string;
  sender: string;
  subject: string;
  text: string;
  html: string;
  headers_json: string;
  created_at: number;
  sent_at: number | null;
}

export interface SigningKeyTable {
  id: string;
  secret: string;
  created_at: number;
}

export interface AccountTable {
  id: Generated<number>;
  /** Lower case, trimmed: names the account. */
  email: string;
  email_proved_at: number | null;
  display_name: string | null;
  first_name: string | null;
  last_name: string | null;
  /** PHC text of argon2id; null without a password. */
  password_hash: Generated<string | null>;
  /** As last given in an application. */
  phone: Generated<string | null>;
  postal_code: Generated<string | null>;
  administrator: number;
  created_at: number;
}

export interface SessionTable {
  /** Random; inside the session token. */
  id: string;
  account_id: number;
  /** SHA-256 of the refresh cookie. */
  cookie_hash: string;
  /** SHA-256 of the key of the device that signed in. */
  device_hash: string | null;
  created_at: number;
  last_seen_at: number;
  expires_at: number;
  ended_at: number | null;
}

export interface LoginCodeTable {
  id: Generated<number>;
  email: string;
  /** Random; with a key of the server it makes the code, which is stored nowhere. */
  salt: string;
  tries: number;
  /** Who signs up with it: names and the password's hash, kept until the code proves the mailbox. */
  sign_up_json: Generated<string | null>;
  created_at: number;
  used_at: number | null;
}

export interface OrganizationTable {
  id: Generated<number>;
  name: string;
  /** The name folded: two spellings of one name are one organization. */
  name_key: string;
  slug: string;
  about: string | null;
  site: string | null;
  /** Imported organizations are unclaimed until somebody who may answers for them. */
  claimed: number;
  /** The figures that are shown of it, as of its last answer: a projection of the event log. */
  responsiveness_json: Generated<string | null>;
  created_at: number;
}

export interface ProTable {
  id: Generated<number>;
  organization_id: number;
  account_id: number | null;
  slug: string;
  name: string;
  title: string;
  bio: string;
  picture_file_id: number | null;
  created_at: number;
}

export interface PostingTable {
  id: Generated<number>;
  organization_id: number;
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

export interface ResumeTable {
  id: Generated<number>;
  /** Null until whoever uploaded it for a draft signs in and sends that draft. */
  account_id: number | null;
  /** Of the draft that it was uploaded for. */
  draft_key_hash: string | null;
  file_id: number;
  /** The words that were read in the file. */
  text: string;
  uploaded_at: number;
  inactivated_at: number | null;
}

export interface ApplyDraftTable {
  /** SHA-256 of the key that the browser's cookie holds. */
  key_hash: string;
  posting_id: number;
  /** As typed, valid or not. */
  fields_json: string;
  resume_id: number | null;
  expires_at: number;
}

export interface ApplicationTable {
  id: Generated<number>;
  posting_id: number;
  organization_id: number;
  account_id: number;
  resume_id: number | null;
  charity_id: string | null;
  first_name: string;
  last_name: string;
  phone: string;
  postal_code: string;
  elevator_pitch: string;
  answers_json: string;
  /** What the posting said when it was applied to. */
  posting_json: string;
  status: ApplicationStatus;
  /** The promised date; null while the posting waits for its claim. */
  answer_by: number | null;
  /** The hirer's first answer. */
  answered_at: number | null;
  created_at: number;
  /** Of the last thing that happened to it. */
  modified_at: number;
  /** When its owner last looked at it. */
  viewed_at: number | null;
}

export interface NewsArticleTable {
  id: Generated<number>;
  slug: string;
  title: string;
  summary: string;
  body: string;
  published_at: number;
}

export interface MetricTable {
  id: Generated<number>;
  kind: "metric" | "action";
  name: string;
  payload_json: string;
  received_at: number;
}

export interface ClientErrorTable {
  id: Generated<number>;
  report_json: string;
  received_at: number;
}

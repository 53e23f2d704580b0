import type { LoggedRule } from "@candor/contract/automation/steps";
import type { Generated } from "kysely";
import type { JsonText } from "../../json-text.ts";
import type { MailCalendar, MailWish } from "../../mail/mail.ts";

export interface EventTable {
  /** In commit order. */
  sequence: Generated<number>;
  name: string;
  /** What it is about: "posting", "account" …, and which one. */
  subject: string;
  subject_id: number | null;
  /** The account that acted; null for the software itself. */
  actor_id: number | null;
  /** The administrator who acted as that account. */
  impersonator_id: Generated<number | null>;
  payload_json: string;
  occurred_at: number;
}

/** M-24: what a program decided about one of the rows that it names. */
export interface AutomatedDecisionTable {
  id: Generated<number>;
  rule: LoggedRule;
  version: number;
  application_id: number | null;
  posting_id: number | null;
  alert_id: number | null;
  proposal_id: number | null;
  /** All that the rule read. */
  inputs_json: string;
  outcome_json: string;
  decided_at: number;
}

export interface TaskTable {
  id: Generated<number>;
  /** A second task with the same key is the same task. */
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
  /** Random; its name in storage. */
  storage_key: string;
  name: string;
  media_type: string;
  bytes: number;
  sha256: string;
  owner_id: number | null;
  created_at: number;
}

/** A key pair whose signatures anybody may verify. No row is ever deleted. */
export interface SignatureKeyTable {
  /** The first 16 digits of the public key. */
  id: string;
  /** 32 bytes, hexadecimal. */
  public_key: string;
  /** PEM. */
  private_key: string;
  created_at: number;
  /** Nothing that it signed after this is genuine; null while it signs. */
  retired_at: number | null;
}

/** The one key pair that identifies this server to push services (RFC 8292). */
export interface PushKeyTable {
  id: number;
  /** Base64url. */
  public_key: string;
  private_key: string;
  created_at: number;
}

export interface MailTable {
  id: Generated<number>;
  /** Random; sent as Message-ID, so that a repeated delivery can be recognized. */
  message_key: string;
  /** What it was written for; unique, so that a repeated task writes no second mail. */
  reason: string;
  channel: "email" | "sms" | "push";
  recipient: string;
  sender: string;
  subject: string;
  text: string;
  html: string;
  headers_json: JsonText<Readonly<Record<string, string>>>;
  /** Who must still want it when it is about to leave; null for a mail that always leaves. */
  wish_json: Generated<JsonText<MailWish> | null>;
  /** A meeting for the reader's calendar. */
  calendar_json: Generated<JsonText<MailCalendar> | null>;
  created_at: number;
  sent_at: number | null;
  /** When it would have left but was no longer wanted. */
  withheld_at: Generated<number | null>;
}

export interface MetricTable {
  id: Generated<number>;
  kind: "metric" | "action";
  name: string;
  payload_json: string;
  received_at: number;
}

export interface MetricCountTable {
  /** In UTC: "2026-11-02". */
  day: string;
  kind: "metric" | "action";
  name: string;
  /** The pattern of a page's address; empty if the measurement names none. */
  page: string;
  times: number;
  /** The sum of the measured values. */
  total: number;
}

export interface ClientErrorTable {
  id: Generated<number>;
  report_json: string;
  received_at: number;
}

import type { ApplicationStatus } from "@candor/contract/values";
import type { Generated } from "kysely";

export interface ResumeTable {
  id: Generated<number>;
  /** Null until whoever uploaded it for a draft signs in and sends that draft. */
  account_id: number | null;
  /** The draft it was uploaded for. */
  draft_key_hash: string | null;
  file_id: number;
  /** The words read from the file. */
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
  /** The organization's first answer. */
  answered_at: number | null;
  created_at: number;
  /** When something last happened to it. */
  modified_at: number;
  /** When its owner last looked at it. */
  viewed_at: number | null;
}

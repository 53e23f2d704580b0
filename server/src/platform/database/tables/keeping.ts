import type { KeepingMonths } from "@candor/contract/keeping/months";
import type { Generated } from "kysely";

/** An organization's request to keep an application on file. One that is refused or taken back has no row. */
export interface KeptOnFileTable {
  application_id: number;
  months: KeepingMonths;
  asked_at: number;
  /** Null until the applicant agrees. */
  granted_at: number | null;
  /** When it ends; null until the applicant agrees. */
  ends_at: number | null;
}

/** Somebody on file was invited to apply to a posting. */
export interface KeptInvitationTable {
  id: Generated<number>;
  application_id: number;
  posting_id: number;
  invited_at: number;
}

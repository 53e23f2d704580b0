import type { LeadForm } from "@candor/contract/leads/shapes";
import type { AnswerDay, Responsiveness } from "@candor/contract/organizations/shapes";
import type { BlindStage, ClaimMethod, ClaimState, MemberRole } from "@candor/contract/values";
import type { Generated } from "kysely";
import type { JsonText } from "../../json-text.ts";

export interface OrganizationTable {
  id: Generated<number>;
  name: string;
  /** The folded name: two spellings of one name are one organization. */
  name_key: string;
  /** The address of its page; never changes. */
  slug: string;
  about: string | null;
  site: string | null;
  /** An imported organization is unclaimed until somebody with the authority answers for it. */
  claimed: number;
  /** The domain that a member proved it owns. */
  domain: Generated<string | null>;
  /** The defaults for its new postings. */
  defaults_json: Generated<string | null>;
  logo_file_id: Generated<number | null>;
  /** The organization that this is another name of. */
  merged_into_id: Generated<number | null>;
  /** Written by earlier versions; nothing reads it. */
  responsiveness_json: Generated<string | null>;
  /** The figures shown about it, as of its last answer: a projection of the event log. */
  record_json: Generated<JsonText<Responsiveness> | null>;
  /** The same answers, by day. */
  answer_days_json: Generated<JsonText<AnswerDay[]> | null>;
  /** The same answers, by business days waited. */
  answer_waits_json: Generated<string | null>;
  /** The stage until which it reads new applications blind; null if it doesn't. */
  blind_until: Generated<BlindStage | null>;
  /** M-03: within how many days after an interview it promises a decision; null if it doesn't. */
  decision_days: Generated<number | null>;
  created_at: number;
}

/** M-02: an organization's reply to its record. The one that hasn't ended is shown beside the record. */
export interface RecordReplyTable {
  id: Generated<number>;
  organization_id: number;
  text: string;
  published_at: number;
  /** When it was replaced, taken back, or removed. */
  ended_at: number | null;
  /** The administrator's words, if one removed it. */
  removal_reason: string | null;
}

/** A Pro's public page. What a Pro may do is in `membership`. */
export interface ProTable {
  id: Generated<number>;
  organization_id: number;
  /** The organization that a merge moved it from. */
  merged_from_id: Generated<number | null>;
  /** Null for a demo Pro. */
  account_id: number | null;
  slug: string;
  /** Shown only if it has no account, or one without a name: `features/session/queries/names.ts`. */
  name: string;
  title: string;
  bio: string;
  picture_file_id: number | null;
  /** How this Pro answered, as counted from the log with the organization's record. */
  record_json: Generated<JsonText<Responsiveness> | null>;
  created_at: number;
}

/** What an account may do for an organization. */
export interface MembershipTable {
  id: Generated<number>;
  organization_id: number;
  /** The organization that a merge moved it from. */
  merged_from_id: Generated<number | null>;
  account_id: number;
  role: MemberRole;
  created_at: number;
}

export interface MemberInvitationTable {
  id: Generated<number>;
  organization_id: number;
  email: string;
  /** The inviter's language; null before this was kept. */
  locale: Generated<string | null>;
  role: MemberRole;
  /** Random; with a key of the server it makes the link's token, which is stored nowhere. */
  salt: string;
  invited_by: number;
  created_at: number;
  expires_at: number;
  accepted_at: number | null;
  revoked_at: number | null;
}

/** Somebody's claim that an imported organization is theirs. */
export interface OrganizationClaimTable {
  id: Generated<number>;
  organization_id: number;
  account_id: number;
  method: ClaimMethod;
  state: ClaimState;
  /** The domain to be proved; null if an administrator is asked. */
  domain: string | null;
  /** Where the link went; null without one. */
  email: string | null;
  /** What the claimant says to the administrator. */
  reason: string | null;
  /** Random; with a key of the server it makes the link's token and the DNS record's value. */
  salt: string;
  created_at: number;
  expires_at: number;
  proved_at: number | null;
  decided_at: number | null;
  /** The administrator; null if the proof decided. */
  decided_by: number | null;
  /** What the administrator says to the claimant. */
  answer: string | null;
}

/** Somebody who wants to hire asks for an answer. */
export interface LeadTable {
  id: Generated<number>;
  /** Null if the operator is asked. */
  organization_id: number | null;
  /** The organization that a merge moved it from. */
  merged_from_id: Generated<number | null>;
  pro_id: number | null;
  form: LeadForm;
  /** The whole name where the form asks for one. */
  first_name: string;
  /** Empty where the form asks for one name. */
  last_name: string;
  company: string;
  /** Empty if a phone number was given instead. */
  email: string;
  /** The form's language; null before this was kept. */
  locale: Generated<string | null>;
  phone: string;
  message: string;
  created_at: number;
  answer_by: number;
  answered_at: number | null;
  answered_by: number | null;
  /** Null if the answer was given by phone. */
  answer: string | null;
}

/** An administrator's finding that one organization is another under a different name. */
export interface OrganizationMergeTable {
  id: Generated<number>;
  from_id: number;
  into_id: number;
  merged_by: number;
  merged_at: number;
  /** Null before it was asked. */
  reason: string | null;
  undone_by: number | null;
  undone_at: number | null;
}

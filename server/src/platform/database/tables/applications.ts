import type { GivenAnswers, StatedAnswer } from "@candor/contract/answers/shapes";
import type { Meeting } from "@candor/contract/applications/meetings";
import type { ApplicationBody, ApplicationDetails } from "@candor/contract/applications/shapes";
import type { DraftFields } from "@candor/contract/drafts/shapes";
import type { MatchSheet } from "@candor/contract/match/shapes";
import type { ProblemCode } from "@candor/contract/problems";
import type { ApplicationStatus, BlindStage, DecisionStage, InvitationReply } from "@candor/contract/values";
import type { Generated } from "kysely";
import type { JsonText } from "../../json-text.ts";

export interface ResumeTable {
  id: Generated<number>;
  /** Null until the person who uploaded it for a draft signs in and sends that draft. */
  account_id: number | null;
  /** The draft it was uploaded for. */
  draft_key_hash: string | null;
  file_id: number;
  /** The words read from the file. */
  text: string;
  uploaded_at: number;
  inactivated_at: number | null;
  /** The owner's name for it; null for the file's own name. */
  name: string | null;
  /** When it was last made the default; the default is the latest of those in use. */
  preferred_at: number | null;
  /** Which values read from it are settled, so that nobody is asked again; null if none are. */
  settled_json: JsonText<string[]> | null;
}

export interface ApplyDraftTable {
  /** SHA-256 of the key that the browser's cookie holds. */
  key_hash: string;
  posting_id: number;
  /** As typed, valid or not. */
  fields_json: JsonText<DraftFields>;
  /** As typed. */
  answers_json: Generated<JsonText<GivenAnswers>>;
  resume_id: number | null;
  expires_at: number;
  /** When its first field was saved. */
  started_at: Generated<number | null>;
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
  answers_json: JsonText<StatedAnswer[]>;
  /** What the posting said when it was applied to. */
  posting_json: JsonText<ApplicationDetails["posting"]>;
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
  /** Whether its owner sent it to an employer that they otherwise keep away. */
  shown_to_employer: Generated<number>;
  /** When its draft was started; null if it had none. */
  started_at: Generated<number | null>;
  /** M-29: when the organization began to see the email address and phone number; null while they are hidden. */
  contact_shared_at: Generated<number | null>;
  /** The stage until which its organization reads it blind; null once it is reached, or if it isn't read blind. */
  blind_until: Generated<BlindStage | null>;
  /** What can be searched until then: the pitch and the resume as the organization reads them. */
  blind_text: Generated<string | null>;
  /** When it is forgotten if nothing happens to it first; null until the night after it ended. */
  forget_at: Generated<number | null>;
  /** When what was sent and said was deleted. */
  forgotten_at: Generated<number | null>;
}

/** M-04: what was sent, signed when it was sent and again after each edit. */
export interface ApplicationReceiptTable {
  id: Generated<number>;
  application_id: number;
  /** The file, byte for byte. */
  text: string;
  issued_at: number;
}

/** An application that can still be undone for a few seconds, or that couldn't leave after them. */
export interface HeldApplicationTable {
  id: Generated<number>;
  account_id: number;
  /** The administrator who sent it as that account. */
  impersonator_id: number | null;
  posting_id: number;
  sending_json: JsonText<ApplicationBody>;
  state: "waiting" | "failed";
  /** Why it couldn't leave: a code, or the key of the text about a field. */
  problem: string | null;
  leaves_at: number;
}

/** A Pro's decision about an application, one per Pro and application, until it has left. */
export interface DecisionTable {
  id: Generated<number>;
  account_id: number;
  /** The administrator who decided as that account. */
  impersonator_id: number | null;
  application_id: number;
  stage: Exclude<DecisionStage, "viewed">;
  reason: string | null;
  note: string | null;
  meeting_json: JsonText<Meeting> | null;
  /** Marked but not sent, sent but still waiting, left, or refused when it was about to leave. */
  state: "marked" | "waiting" | "sent" | "failed";
  /** What it was sent with; kept after an undo. */
  sending: string | null;
  /** Why it failed. */
  problem: ProblemCode | null;
  /** When it was marked, or when the Pro sent it: from then on it counts as answered. */
  made_at: number;
  leaves_at: number | null;
}

/** What a seeker replied to an invitation. */
export interface InvitationReplyTable {
  id: Generated<number>;
  application_id: number;
  reply: InvitationReply;
  text: string;
  created_at: number;
}

/** What a Pro wrote with an answer. The answer's event refers to it, because events can't be deleted. */
export interface AnswerWordsTable {
  id: Generated<number>;
  application_id: number;
  /** Null for a reason from the closed list, which is in the event. */
  reason: string | null;
  note: string | null;
  meeting_json: JsonText<Meeting> | null;
}

/** M-23: an application's match sheet, as it was when sent. */
export interface ApplicationMatchTable {
  application_id: number;
  /** How many requirements the posting called musts, and how many of them were met. */
  musts: number;
  musts_met: number;
  nice: number;
  nice_met: number;
  sheet_json: JsonText<MatchSheet>;
  made_at: number;
}

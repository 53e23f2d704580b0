import type { ConsentKind, ConsentPlace, LookKind } from "@candor/contract/values";
import type { Generated } from "kysely";

/** Somebody asked to have their account deleted. Names nobody: it stays when the person is gone. */
export interface AccountDeletionTable {
  id: Generated<number>;
  account_id: number;
  /** Random; with a key of the server it makes the token of the mailed link. */
  salt: string;
  asked_at: number;
  /** When the account goes, unless its person keeps it until then. */
  due_at: number;
  cancelled_at: number | null;
  done_at: number | null;
  /** Signed; a compact JWS. */
  receipt: string | null;
  /** "inactive": nobody asked for it, because nobody used the account. */
  cause: Generated<"asked" | "inactive">;
}

/** No clock forgets an application, or any of an organization's, while this stands. */
export interface LegalHoldTable {
  id: Generated<number>;
  organization_id: number | null;
  application_id: number | null;
  /** The operator's words: a claim's number, not a person's name. */
  reason: string;
  placed_at: number;
  ended_at: number | null;
}

/** Everything of one person as a ZIP, while it is made and for some days after. */
export interface DataExportTable {
  id: Generated<number>;
  account_id: number;
  asked_at: number;
  /** How many parts it has. */
  steps: number;
  steps_done: number;
  /** Null while it is made. */
  file_id: number | null;
  ready_at: number | null;
  expires_at: number | null;
}

/** Somebody looked at what an applicant sent: one row for each day and way of looking. */
export interface LookTable {
  /** Whose data it was. */
  account_id: number;
  looker_id: number;
  /** The administrator who acted as that account. */
  impersonator_id: number | null;
  organization_id: number;
  application_id: number;
  kind: LookKind;
  /** In UTC: "2026-11-02". */
  day: string;
  first_at: number;
  last_at: number;
  times: number;
}

/** Something that somebody agreed to. Only its end is added later. */
export interface ConsentTable {
  id: Generated<number>;
  account_id: number;
  kind: ConsentKind;
  /** The application's number or the kind of mail; empty where there is only one of a kind. */
  about: string;
  /** What they read. */
  wording: string;
  given_at: number;
  given_where: ConsentPlace;
  taken_back_at: number | null;
  taken_back_where: ConsentPlace | null;
}

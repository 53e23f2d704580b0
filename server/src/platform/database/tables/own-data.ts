import type { ConsentKind, ConsentPlace, LookKind } from "@candor/contract/values";
import type { Generated } from "kysely";

/** A request to delete an account. Names nobody, so it stays after the person is gone. */
export interface AccountDeletionTable {
  id: Generated<number>;
  account_id: number;
  /** Random; with a key of the server it makes the token of the mailed link. */
  salt: string;
  asked_at: number;
  /** When the account is deleted, unless its owner keeps it before then. */
  due_at: number;
  cancelled_at: number | null;
  done_at: number | null;
  /** A signed receipt; a compact JWS. */
  receipt: string | null;
  /** "inactive": nobody asked for it; the account was unused. */
  cause: Generated<"asked" | "inactive">;
}

/** While this exists, no clock forgets an application, or any of an organization's. */
export interface LegalHoldTable {
  id: Generated<number>;
  organization_id: number | null;
  application_id: number | null;
  /** The operator's words: a claim's number, not a person's name. */
  reason: string;
  placed_at: number;
  ended_at: number | null;
}

/** All of one person's data as a ZIP, while it is being made and for a few days after. */
export interface DataExportTable {
  id: Generated<number>;
  account_id: number;
  asked_at: number;
  /** How many steps it takes. */
  steps: number;
  steps_done: number;
  /** Null while it is being made. */
  file_id: number | null;
  ready_at: number | null;
  expires_at: number | null;
}

/** Somebody looked at what an applicant sent: one row per day and kind of look. */
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

/** Something that somebody agreed to. Only its end is filled in later. */
export interface ConsentTable {
  id: Generated<number>;
  account_id: number;
  kind: ConsentKind;
  /** The application's number or the kind of mail; empty if there is only one of a kind. */
  about: string;
  /** What they read. */
  wording: string;
  given_at: number;
  given_where: ConsentPlace;
  taken_back_at: number | null;
  taken_back_where: ConsentPlace | null;
}

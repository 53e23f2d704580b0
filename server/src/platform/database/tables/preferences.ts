import type { PreferenceChannel, PreferenceKind, preferenceActs } from "@candor/contract/values";
import type { Generated } from "kysely";

/** E-23: what somebody chose about optional messages. Without a row, they want mails but nothing else. */
export interface PreferenceTable {
  account_id: number;
  channel: PreferenceChannel;
  kind: PreferenceKind;
  wanted: number;
  changed_at: number;
}

/** Mails that an address no longer wants, whether or not it has an account. */
export interface StoppedMailTable {
  /** A keyed hash of the address: the table names nobody. */
  address_hash: string;
  kind: PreferenceKind;
  stopped_at: number;
}

/** How somebody changed what they get. */
export type ChangedBy = (typeof preferenceActs)[number];

/** A change to what somebody gets, as they see it. Never changed, and removed with the account. */
export interface PreferenceChangeTable {
  id: Generated<number>;
  account_id: number;
  channel: PreferenceChannel;
  kind: PreferenceKind;
  wanted: number;
  by: ChangedBy;
  changed_at: number;
}

/** A kind of mail that an operator holds back, on every channel. */
export interface MailPauseTable {
  id: Generated<number>;
  kind: PreferenceKind;
  reason: string;
  /** Administrators. */
  paused_by: number;
  paused_at: number;
  resumed_by: number | null;
  resumed_at: number | null;
}

/** An address that mail didn't reach. */
export interface BouncedAddressTable {
  address_hash: string;
  /** In a row. */
  failures: number;
  last_at: number;
  /** No optional mail leaves before this time; null: not until its owner chooses their mails again. */
  rests_until: number | null;
}

/** Who gets news about applications to their organizations once a day instead of in separate mails. */
export interface DigestReaderTable {
  account_id: number;
}

/** News that waits for somebody's next digest. */
export interface DigestEntryTable {
  id: Generated<number>;
  account_id: number;
  application_id: number;
  news: "received" | "edited" | "withdrawn";
  /** Unique, so that a repeated task adds nothing twice. */
  reason: string;
  /** When it happened. */
  noted_at: number;
}

/** The phone that gets somebody's text messages, once they have entered the code sent to it. */
export interface SmsNumberTable {
  account_id: number;
  /** E.164: "+15125550100". Proved by at most one account: the last one to enter a code from it. */
  number: string;
  salt: string;
  tries: number;
  asked_at: number;
  /** Null until proved. */
  proved_at: number | null;
  /** What its owner agreed to when they asked for the code. */
  wording: string;
}

/** What somebody agreed to about text messages, in the words they read. Removed with the account. */
export interface SmsConsentTable {
  id: Generated<number>;
  account_id: number;
  number: string;
  /** The page's words, or what they texted. */
  wording: string;
  given_at: number;
  withdrawn_at: number | null;
}

/** Text messages that came in, kept so that a gateway may send each again. */
export interface IncomingSmsTable {
  /** Digest of the gateway's number for it. */
  digest: string;
  received_at: number;
}

/** A browser that shows notifications, as its push service knows it. */
export interface PushBrowserTable {
  id: Generated<number>;
  account_id: number;
  /** Belongs to at most one account: the one that last signed in with this browser. */
  endpoint: string;
  p256dh: string;
  auth: string;
  added_at: number;
}

/** An application about which its applicant gets no mails, text messages or notifications. */
export interface MutedApplicationTable {
  application_id: number;
  muted_at: number;
}

import type { PreferenceChannel, PreferenceKind, preferenceActs } from "@candor/contract/values";
import type { Generated } from "kysely";

/** E-23: what somebody chose about optional messages. Without a row, mails are wanted; others are not. */
export interface PreferenceTable {
  account_id: number;
  channel: PreferenceChannel;
  kind: PreferenceKind;
  wanted: number;
  changed_at: number;
}

/** Mails that an address wants no more, whether or not an account has it. */
export interface StoppedMailTable {
  /** Of the address, keyed: the table names nobody. */
  address_hash: string;
  kind: PreferenceKind;
  stopped_at: number;
}

/** How somebody changed what they get. */
export type ChangedBy = (typeof preferenceActs)[number];

/** A change of what somebody gets, as the person sees it. Never changed, and removed with the account. */
export interface PreferenceChangeTable {
  id: Generated<number>;
  account_id: number;
  channel: PreferenceChannel;
  kind: PreferenceKind;
  wanted: number;
  by: ChangedBy;
  changed_at: number;
}

/** An address that mail did not reach. */
export interface BouncedAddressTable {
  address_hash: string;
  /** In a row. */
  failures: number;
  last_at: number;
  /** No optional mail leaves before; null: not until its person chooses their mails again. */
  rests_until: number | null;
}

/** Who gets news about applications to their organizations once a day, in place of one mail each. */
export interface DigestReaderTable {
  account_id: number;
}

/** News that waits for somebody's next digest. */
export interface DigestEntryTable {
  id: Generated<number>;
  account_id: number;
  application_id: number;
  news: "received" | "edited" | "withdrawn";
  /** Unique, so that a task that runs again notes nothing twice. */
  reason: string;
  noted_at: number;
}

/** The phone that somebody's text messages go to, once it has shown the code it got. */
export interface SmsNumberTable {
  account_id: number;
  /** E.164: "+15125550100". Proved by one account at most, the last one that showed a code from it. */
  number: string;
  salt: string;
  tries: number;
  asked_at: number;
  /** Null until then. */
  proved_at: number | null;
  /** What its person agreed to when they asked for the code. */
  wording: string;
}

/** What somebody agreed to about text messages, in the words they were shown. Removed with the account. */
export interface SmsConsentTable {
  id: Generated<number>;
  account_id: number;
  number: string;
  /** As the page had it, or what they texted. */
  wording: string;
  given_at: number;
  withdrawn_at: number | null;
}

/** Text messages that came in, so that a gateway may send each again. */
export interface IncomingSmsTable {
  /** Of the gateway's number of it. */
  digest: string;
  received_at: number;
}

/** A browser that shows notifications, as its push service knows it. */
export interface PushBrowserTable {
  id: Generated<number>;
  account_id: number;
  /** Belongs to one account at most: the one that last signed in with this browser. */
  endpoint: string;
  p256dh: string;
  auth: string;
  added_at: number;
}

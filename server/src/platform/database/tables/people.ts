import type { SignInProvider } from "@candor/contract/values";
import type { Generated } from "kysely";

export interface SigningKeyTable {
  id: string;
  secret: string;
  created_at: number;
}

export interface AccountTable {
  id: Generated<number>;
  /** Lower case, trimmed: names the account. Where nobody has proved a mailbox, it may be no address at all. */
  email: string;
  /** What an unproved person says their address is. It names nobody; several may say the same. */
  unproved_email: Generated<string | null>;
  email_proved_at: number | null;
  display_name: string | null;
  first_name: string | null;
  last_name: string | null;
  /** PHC text of argon2id; null without a password. */
  password_hash: Generated<string | null>;
  /** As last given in an application. */
  phone: Generated<string | null>;
  postal_code: Generated<string | null>;
  picture_file_id: Generated<number | null>;
  /** Names the picture's address: random, and another one for each picture. */
  picture_key: Generated<string | null>;
  administrator: number;
  /** By its IANA name; null where nobody has said yet. */
  time_zone: Generated<string | null>;
  /** Whether the person chose it; then no browser changes it. */
  time_zone_chosen: Generated<number>;
  created_at: number;
}

export interface SessionTable {
  /** Random; inside the session token. */
  id: string;
  account_id: number;
  /** SHA-256 of the refresh cookie. */
  cookie_hash: string;
  /** When a browser first showed it; null for the one that the session began with. */
  cookie_shown_at: Generated<number | null>;
  /** SHA-256 of the key of the device that signed in. */
  device_hash: string | null;
  /** From the browser's own description: "Firefox on Linux". */
  device: Generated<string | null>;
  /** The network that it was last used from, without the part that tells machines apart. */
  network: Generated<string | null>;
  /** The administrator's own session in which this one was begun; null for a person's own. */
  impersonator_session_id: Generated<string | null>;
  /** Why, in the administrator's words. */
  impersonation_reason: Generated<string | null>;
  /** Whether a mailed link started it; then it opens only mail preferences. */
  provisional: Generated<number>;
  /** The job alert whose mail's link started it; the only one that it opens. */
  job_alert_id: Generated<number | null>;
  created_at: number;
  last_seen_at: number;
  expires_at: number;
  ended_at: number | null;
}

/** A refresh cookie that was handed out to follow, or that another has followed. */
export interface SessionCookieTable {
  /** Its SHA-256. */
  hash: string;
  session_id: string;
  issued_at: number;
  /** Null until another is shown in its place, or it is itself. */
  followed_at: number | null;
}

export interface LoginCodeTable {
  id: Generated<number>;
  email: string;
  purpose: Generated<"sign-in" | "reset" | "migration">;
  /** Random; with a key of the server it makes the code, which is stored nowhere. */
  salt: string;
  tries: number;
  /** Who signs up with it: names and the password's hash, kept until the code proves the mailbox. */
  sign_up_json: Generated<string | null>;
  /** What it moves, and the account that asked to have it; null where the code moves nothing. */
  application_id: Generated<number | null>;
  account_id: Generated<number | null>;
  /** SHA-256 of the key that the device showed when it asked; null where it showed none: then it is good anywhere. */
  device_hash: Generated<string | null>;
  created_at: number;
  used_at: number | null;
}

/** A mailed link that signs in once. */
export interface LoginLinkTable {
  id: Generated<number>;
  email: string;
  /** Random; with a key of the server it makes the link's token, which is stored nowhere. */
  salt: string;
  /** SHA-256 of the key of the browser that asked for it. */
  browser_hash: string;
  /** 1 if it completes the sign-up of its device. */
  completes_sign_up: Generated<number>;
  /** The requested destination after signing in; it may not be our address. */
  redirect: string | null;
  created_at: number;
  used_at: number | null;
}

/** An address that becomes an account's when somebody who is signed in to it opens the mailed link. */
export interface EmailChangeTable {
  id: Generated<number>;
  account_id: number;
  old_email: string;
  email: string;
  /** Random; with a key of the server it makes the link's code, which is stored nowhere. */
  salt: string;
  created_at: number;
  expires_at: number;
  confirmed_at: number | null;
  cancelled_at: number | null;
}

/** A link in a mail about an account by which its owner says that it was somebody else. */
export interface DisownLinkTable {
  id: Generated<number>;
  account_id: number;
  /** Where the mail went. */
  email: string;
  /** Whether that address, which was replaced, becomes the account's again. */
  restores_email: number;
  salt: string;
  /** Of the mail; a mail that is made again has the same link. */
  reason: string;
  expires_at: number;
}

/** A key that signs in: the authenticator has its private half. */
export interface PasskeyTable {
  id: Generated<number>;
  account_id: number;
  /** The authenticator's id for it; base64url. */
  credential_id: string;
  /** COSE, as base64url. */
  public_key: string;
  /** Its last signature counter; 0 if the authenticator doesn't count. */
  counter: number;
  name: string;
  created_at: number;
  last_used_at: number | null;
}

/** What an authenticator must sign. Deleted when used. */
export interface PasskeyChallengeTable {
  /** SHA-256 of the challenge. */
  hash: string;
  /** Whose passkey it adds; null where it signs in. */
  account_id: number | null;
  expires_at: number;
}

/** An external account that signs in here, identified by the issuer's subject: its email address may change. */
export interface SocialIdentityTable {
  id: Generated<number>;
  account_id: number;
  provider: SignInProvider;
  issuer: string;
  subject: string;
  linked_at: number;
}

/** A way to a provider and back, which one browser goes once. */
export interface AuthorizationRequestTable {
  id: Generated<number>;
  provider: SignInProvider;
  /** The account to link; null for signing in. */
  account_id: number | null;
  /** Random; with a key of the server it makes state, nonce and verifier, which are stored nowhere. */
  salt: string;
  /** SHA-256 of the key of the device that asked. */
  browser_hash: string;
  /** The requested destination; it may not be our address. */
  redirect: string | null;
  created_at: number;
  used_at: number | null;
  /** Why the provider's answer didn't sign in. */
  outcome: "no-email" | "prove-mailbox" | null;
  /** Who waits for their mailbox to be proved. */
  identity_json: string | null;
}

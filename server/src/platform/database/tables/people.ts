import type { SignInProvider } from "@candor/contract/values";
import type { Generated } from "kysely";
import type { Identity } from "../../identity-providers/identity.ts";
import type { JsonText } from "../../json-text.ts";

export interface SigningKeyTable {
  id: string;
  secret: string;
  created_at: number;
}

export interface AccountTable {
  id: Generated<number>;
  /** Lower case, trimmed; identifies the account. Before a mailbox is proved it may not be an address at all. */
  email: string;
  /** What an unproved person says their address is. It identifies nobody; several may say the same. */
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
  /** Part of the picture's address: random, and new for each picture. */
  picture_key: Generated<string | null>;
  administrator: number;
  /** IANA name; null if nobody has said yet. */
  time_zone: Generated<string | null>;
  /** Whether the person chose it; if so, no browser changes it. */
  time_zone_chosen: Generated<number>;
  /** One of `locales`: of the page where the account began, or as chosen since; null if neither is known. */
  locale: Generated<string | null>;
  created_at: number;
}

export interface SessionTable {
  /** Random; inside the session token. */
  id: string;
  account_id: number;
  /** SHA-256 of the refresh cookie. */
  cookie_hash: string;
  /** When a browser first showed it; null for the session's first cookie. */
  cookie_shown_at: Generated<number | null>;
  /** SHA-256 of the key of the device that signed in. */
  device_hash: string | null;
  /** From the browser's own description: "Firefox on Linux". */
  device: Generated<string | null>;
  /** The network it was last used from, without the part that identifies a machine. */
  network: Generated<string | null>;
  /** The administrator's own session that began this one; null for a person's own. */
  impersonator_session_id: Generated<string | null>;
  /** Why, in the administrator's words. */
  impersonation_reason: Generated<string | null>;
  /** Whether a mailed link started it; if so, it opens only mail preferences. */
  provisional: Generated<number>;
  /** The job alert whose mailed link started it; it opens no other alert. */
  job_alert_id: Generated<number | null>;
  created_at: number;
  last_seen_at: number;
  expires_at: number;
  ended_at: number | null;
  /** Whether an administrator ended it. */
  ended_by_support: Generated<number>;
}

/** A refresh cookie that was handed out as a successor, or that has a successor. */
export interface SessionCookieTable {
  /** Its SHA-256. */
  hash: string;
  session_id: string;
  issued_at: number;
  /** Null until its successor, or the cookie itself, is shown. */
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
  /** The application it moves to the account that asked; null if the code moves nothing. */
  application_id: Generated<number | null>;
  account_id: Generated<number | null>;
  /** SHA-256 of the key that the device showed when it asked; null if it showed none: the code then works anywhere. */
  device_hash: Generated<string | null>;
  /** The language of the page that asked for it. */
  locale: Generated<string | null>;
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
  /** The language of the page that asked for it. */
  locale: Generated<string | null>;
  created_at: number;
  used_at: number | null;
}

/** A new address for an account. It takes effect when somebody signed in to the account opens the mailed link. */
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
  /** After it was confirmed: the owner of the old address undid it. */
  cancelled_at: number | null;
}

/** A link in a mail about an account with which its owner says "this was not me". */
export interface DisownLinkTable {
  id: Generated<number>;
  account_id: number;
  /** Where the mail went. */
  email: string;
  /** Whether the mail says that this address was replaced. Every link gives its address back. */
  restores_email: number;
  salt: string;
  /** The mail's reason; a mail that is made again has the same link. */
  reason: string;
  expires_at: number;
}

/** A key that signs in. The authenticator has its private half. */
export interface PasskeyTable {
  id: Generated<number>;
  account_id: number;
  /** The authenticator's id for it, as base64url. */
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
  /** The account it adds a passkey to; null for signing in. */
  account_id: number | null;
  expires_at: number;
}

/** An external account that signs in here, identified by the issuer and its subject: its email address may change. */
export interface SocialIdentityTable {
  id: Generated<number>;
  account_id: number;
  provider: SignInProvider;
  issuer: string;
  subject: string;
  linked_at: number;
}

/** One browser's trip to a provider and back. It works once. */
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
  /** The identity that waits for its mailbox to be proved. */
  identity_json: JsonText<Identity> | null;
}

declare const proof: unique symbol;
declare const administrates: unique symbol;
declare const reads: unique symbol;
declare const chooses: unique symbol;

/** Proof of a signed-in account; created only here. */
export interface SessionScope {
  readonly accountId: number;
  readonly sessionId: string;
  readonly email: string;
  /** When the shown token expires, in milliseconds since 1970. */
  readonly expiresAt: number;
  /** The administrator who acts as this account; null if its owner acts. */
  readonly impersonatorId: number | null;
  /** S-02: begun by a mail's link. As a `SessionScope`, only the refresh call's gate lets one through. */
  readonly provisional: boolean;
  /** The one job alert that a provisional session opens. */
  readonly alertId: number | null;
  /** The administrator's own session; this one ends with it. */
  readonly impersonatorSessionId: string | null;
  readonly [proof]: true;
}

/** Somebody who is signed in, or has just signed in. */
export type SignedIn = Pick<SessionScope, "accountId" | "sessionId">;

/** Proof of who may choose which mails an account gets: its owner, or the person who opened the link in one. */
export interface PreferencesScope
  extends Pick<SessionScope, "accountId" | "sessionId" | "email" | "impersonatorId" | "provisional"> {
  readonly [chooses]: true;
}

/** Proof of an administrator who acts as themselves. */
export interface AdministratorScope extends SessionScope {
  readonly [administrates]: true;
}

/** Proof that the caller reads a mailbox: they showed what was mailed to it for this purpose. */
export interface MailboxScope {
  readonly email: string;
  readonly [reads]: true;
}

import { type Claims, claimsOf } from "../wire/authorization.ts";

/** Held only in memory: a page that starts requests new ones. */
export interface Tokens {
  readonly jwt: string;
  readonly downloadToken: string;
}

interface Held extends Tokens, Claims {}

/** The browser's side of a session. A browser's tabs share it through what they tell each other. */
export interface Session {
  /** Whether the check at the page's start was answered. */
  readonly checked: boolean;
  readonly main?: Held;
  /** From a mailed link: only for mail preferences. */
  readonly provisional?: Held;
  /** Whose profile the page shows: the account's number. */
  readonly profile?: string;
}

export type Phase = "checking" | "logged-out" | "provisional" | "logged-in";

/** Which token a request carried. */
type Carried = "none" | "main" | "provisional";

export type SessionEvent =
  | { readonly kind: "page-started"; readonly profile?: string | undefined }
  | { readonly kind: "refreshed"; readonly tokens: Tokens }
  /** The server says that the session has ended. */
  | { readonly kind: "refresh-refused" }
  /** The server was not reached, or is busy: that says nothing about the session. */
  | { readonly kind: "refresh-unanswered" }
  | { readonly kind: "profile-shown"; readonly profile?: string | undefined }
  /** A request got a 401 about its token, not about a credential in the call. */
  | { readonly kind: "unauthorized"; readonly carried: Carried }
  | { readonly kind: "time-passed" }
  | { readonly kind: "ended-elsewhere" }
  /** The server has revoked the token (S-10). */
  | { readonly kind: "signed-out"; readonly onOwnPage: boolean; readonly keepsProvisional: boolean }
  /** What another tab says: the number of the person it is signed in as, if anybody. */
  | { readonly kind: "told"; readonly subject?: string | undefined };

export type Effect =
  | { readonly kind: "refresh" }
  | { readonly kind: "repeat"; readonly jwt: string }
  | { readonly kind: "tell-tabs"; readonly subject?: string | undefined }
  /** Reloads the page's data: a page that needs a session then redirects to sign in (S-14, S-15). */
  | { readonly kind: "check-page"; readonly after: number }
  | { readonly kind: "go-home" };

export interface Transition {
  readonly session: Session;
  readonly effects: readonly Effect[];
}

/** K-01, in milliseconds. */
const refreshAge = 24 * 60 * 60 * 1000;
/** K-02, in milliseconds. */
const recheck = 100;

export const beforeCheck: Session = { checked: false };

/** S-01 to S-03. */
export function phaseOf({ checked, main, provisional, profile }: Session, now: number): Phase {
  if (!checked) return "checking";
  if (isUnexpired(main, now) && main.subject === profile) return "logged-in";
  return isUnexpired(provisional, now) ? "provisional" : "logged-out";
}

/** S-04. Pages also ask this about the person they are shown to. */
export function isDifferentUser({ main, provisional }: Subjects): boolean {
  return main !== undefined && provisional !== undefined && main.subject !== provisional.subject;
}

type Subjects = { readonly [S in "main" | "provisional"]?: Pick<Claims, "subject"> | undefined };

/** The token that a request carries. */
export function tokenOf({ main, provisional }: Session, now: number): string | undefined {
  return [main, provisional].find((held) => isUnexpired(held, now))?.jwt;
}

/** One step of the session. It has no effects itself: it returns what to do, in order. */
export function step(session: Session, event: SessionEvent, now: number): Transition {
  switch (event.kind) {
    case "page-started":
      return stay({ ...session, ...shown(event.profile) }, { kind: "refresh" });
    case "refreshed":
      return refreshed(session, event.tokens, now);
    case "refresh-refused":
    case "ended-elsewhere":
      return loggedOut(session);
    case "refresh-unanswered":
      return stay({ ...session, checked: true });
    case "profile-shown":
      return profileShown(session, event.profile);
    case "unauthorized":
      return unauthorized(session, event.carried, now);
    case "time-passed":
      return aged(session, now);
    case "signed-out":
      return signedOut(session, event);
    case "told":
    default:
      return told(session, event.subject);
  }
}

/** an unreadable token is none (S-07). S-02: a provisional one leaves the main one alone. */
function refreshed(session: Session, tokens: Tokens, now: number): Transition {
  const claims = claimsOf(tokens.jwt);
  if (!claims || claims.expiresAt <= now) return loggedOut(session);
  const held = { ...tokens, ...claims };
  if (claims.provisional) return stay({ ...session, checked: true, provisional: held });
  const isNew = session.main?.subject !== held.subject;
  return stay(
    { ...session, checked: true, main: held },
    ...(isNew ? [{ kind: "tell-tabs", subject: held.subject } as const] : []),
    ...(held.subject === session.profile ? [] : [{ kind: "check-page", after: recheck } as const]),
  );
}

/** A page that was reloaded may show another person, or nobody. */
function profileShown(session: Session, profile: string | undefined): Transition {
  const next = { ...without(session, "profile"), ...shown(profile) };
  if (profile === undefined && session.main) return loggedOut(next);
  return profile !== undefined && session.checked && profile !== session.main?.subject
    ? stay(next, { kind: "refresh" })
    : stay(next);
}

/** S-08, S-09. */
function unauthorized(session: Session, carried: Carried, now: number): Transition {
  const jwt = tokenOf(session, now);
  if (carried === "none") return jwt === undefined ? stay(session) : stay(session, { kind: "repeat", jwt });
  return carried === "main" ? loggedOut(session) : stay(session);
}

/** S-05, S-06. A check that nobody answered is repeated. */
function aged(session: Session, now: number): Transition {
  const { main, profile } = session;
  if (!main) return profile === undefined ? stay(session) : stay(session, { kind: "refresh" });
  if (!isUnexpired(main, now)) return loggedOut(session);
  return now - main.issuedAt > refreshAge ? stay(session, { kind: "refresh" }) : stay(session);
}

/** S-11 to S-13. */
function signedOut(session: Session, event: Extract<SessionEvent, { kind: "signed-out" }>): Transition {
  const kept = event.keepsProvisional ? session : without(session, "provisional");
  return stay(
    { ...without(without(kept, "main"), "profile"), checked: true },
    { kind: "tell-tabs" },
    event.onOwnPage ? { kind: "go-home" } : { kind: "check-page", after: 0 },
  );
}

function told(session: Session, subject: string | undefined): Transition {
  if (subject === session.main?.subject) return stay(session);
  return subject === undefined ? loggedOut(session) : stay(session, { kind: "refresh" });
}

/** S-07, S-09: nothing of the person stays. They are redirected to sign in if their page needs it. */
function loggedOut(session: Session): Transition {
  const next = { ...without(without(session, "main"), "profile"), checked: true };
  if (!session.main && session.profile === undefined) return stay(next);
  return stay(next, { kind: "tell-tabs" }, { kind: "check-page", after: recheck });
}

function stay(session: Session, ...effects: readonly Effect[]): Transition {
  return { session, effects };
}

function shown(profile: string | undefined): Pick<Session, "profile"> {
  return profile === undefined ? {} : { profile };
}

function without<K extends keyof Session>(session: Session, key: K): Omit<Session, K> {
  const { [key]: _, ...rest } = session;
  return rest;
}

function isUnexpired(held: Held | undefined, now: number): held is Held {
  return held !== undefined && held.expiresAt > now;
}

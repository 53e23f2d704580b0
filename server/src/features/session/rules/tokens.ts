import { limits } from "@candor/contract/limits";
import { sessionClaims } from "@candor/contract/session/shapes";
import { errors, type JWTPayload, jwtVerify, SignJWT } from "jose";
import { hour, minute } from "../../../platform/durations.ts";
import { maskedEmail } from "./masked-email.ts";

/** A token for one purpose is never valid for another: each has its own audience and type. */
const kinds = {
  session: { audience: "candor:session", type: "session+jwt", seconds: limits.sessionDays * 86_400 },
  download: { audience: "candor:download", type: "download+jwt", seconds: limits.downloadTokenHours * 3600 },
  resume: { audience: "candor:resume", type: "resume+jwt", seconds: limits.resumeLinkMinutes * 60 },
  export: { audience: "candor:export", type: "export+jwt", seconds: limits.resumeLinkMinutes * 60 },
  file: { audience: "candor:file", type: "file+jwt", seconds: limits.resumeLinkMinutes * 60 },
} as const;

export type TokenKind = Exclude<keyof typeof kinds, "resume" | "export" | "file">;

export interface SigningKey {
  readonly id: string;
  readonly secret: Uint8Array;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** Oldest first. A process rereads them from time to time. */
export interface Keyring {
  readonly keys: readonly SigningKey[];
}

/** A new key signs after this delay, when every process has read it; the previous key then stops signing. */
export const keyActivation = 2 * hour;

/** The most that clocks of different machines may differ. */
const clockTolerance = 5 * minute;

interface SessionSubject {
  readonly accountId: number;
  readonly sessionId: string;
}

export interface TokenSubject extends SessionSubject {
  readonly email: string;
  /** The administrator who acts as this account. */
  readonly impersonatorId?: number | null;
  /** S-02: the session opens only mail preferences. */
  readonly provisional?: boolean;
  /** When the session ends, in milliseconds since 1970; each refresh extends a person's own session. */
  readonly expiresAt?: number;
}

export interface ReadToken extends TokenSubject {
  /** In milliseconds since 1970. */
  readonly expiresAt: number;
}

/** The session that a Pro's link to an application's file was made for, and the application. */
export interface FileTokenSubject extends SessionSubject {
  readonly applicationId: number;
}

export async function signToken(
  keys: Keyring,
  kind: TokenKind,
  subject: TokenSubject,
  now: number,
): Promise<string> {
  const { email, impersonatorId, provisional = false, expiresAt = Infinity } = subject;
  if (impersonatorId == null && !provisional) return sign(keys, { kind, subject, claims: { email } }, now);
  const claims = provisional
    ? { email: maskedEmail(email), tmp: true }
    : { email, act: { sub: String(impersonatorId) } };
  return sign(keys, { kind, subject, claims, latest: Math.floor(expiresAt / 1000) }, now);
}

/** A token that opens one application's resume for five minutes. */
export async function signFileToken(keys: Keyring, subject: FileTokenSubject, now: number): Promise<string> {
  return sign(keys, { kind: "file", subject, claims: { application: subject.applicationId } }, now);
}

/** The subject of one of our unexpired tokens of this kind; undefined for any other text. */
export async function readToken(
  keys: Keyring,
  kind: TokenKind,
  token: string,
  now: number,
): Promise<ReadToken | undefined> {
  const payload = await verify(keys, kind, token, now);
  const claims = sessionClaims.safeParse(payload);
  if (!claims.success) return undefined;
  return {
    accountId: Number(claims.data.sub),
    sessionId: String(payload?.["sid"]),
    email: claims.data.email,
    expiresAt: claims.data.exp * 1000,
  };
}

/** A token that opens one of the account's own resumes for five minutes. */
export async function signResumeToken(
  keys: Keyring,
  subject: SessionSubject,
  resumeId: number,
  now: number,
): Promise<string> {
  return sign(keys, { kind: "resume", subject, claims: { resume: resumeId } }, now);
}

/** A token that opens the account's own export for five minutes. */
export async function signExportToken(keys: Keyring, subject: SessionSubject, now: number): Promise<string> {
  return sign(keys, { kind: "export", subject, claims: {} }, now);
}

export async function readExportToken(keys: Keyring, token: string, now: number) {
  const payload = await verify(keys, "export", token, now);
  return payload && { accountId: Number(payload.sub), sessionId: String(payload["sid"]) };
}

export async function readResumeToken(keys: Keyring, token: string, now: number) {
  const payload = await verify(keys, "resume", token, now);
  return (
    payload && {
      accountId: Number(payload.sub),
      sessionId: String(payload["sid"]),
      resumeId: Number(payload["resume"]),
    }
  );
}

export async function readFileToken(
  keys: Keyring,
  token: string,
  now: number,
): Promise<FileTokenSubject | undefined> {
  const payload = await verify(keys, "file", token, now);
  return (
    payload && {
      accountId: Number(payload.sub),
      sessionId: String(payload["sid"]),
      applicationId: Number(payload["application"]),
    }
  );
}

interface Unsigned {
  readonly kind: keyof typeof kinds;
  readonly subject: SessionSubject;
  readonly claims: JWTPayload;
  /** In seconds since 1970: the token ends then if not sooner. */
  readonly latest?: number;
}

async function sign(
  keys: Keyring,
  { kind, subject, claims, latest = Infinity }: Unsigned,
  now: number,
): Promise<string> {
  const issuedAt = Math.floor(now / 1000);
  const { audience, type, seconds } = kinds[kind];
  const key = keyAt(keys, now);
  return new SignJWT({ ...claims, sid: subject.sessionId })
    .setProtectedHeader({ alg: "HS256", typ: type, kid: key.id })
    .setSubject(String(subject.accountId))
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(Math.min(issuedAt + seconds, latest))
    .sign(key.secret);
}

async function verify(
  keys: Keyring,
  kind: keyof typeof kinds,
  token: string,
  now: number,
): Promise<JWTPayload | undefined> {
  const { audience, type } = kinds[kind];
  try {
    const { payload, protectedHeader } = await jwtVerify(token, (header) => secretOf(keys, header.kid), {
      algorithms: ["HS256"],
      audience,
      typ: type,
      requiredClaims: ["sub", "exp", "iat", "sid"],
      currentDate: new Date(now),
    });
    return wasSignedInTime(keys, protectedHeader.kid, payload.iat) ? payload : undefined;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

function keyAt({ keys }: Keyring, now: number): SigningKey {
  const key = keys.findLast(({ createdAt }) => createdAt + keyActivation <= now) ?? keys[0];
  if (!key) throw new Error("There is no signing key.");
  return key;
}

function secretOf({ keys }: Keyring, id: string | undefined): Uint8Array {
  const key = keys.find((one) => one.id === id);
  if (!key) throw new errors.JWKSNoMatchingKey();
  return key.secret;
}

/** A stolen key makes no more valid tokens once the next key signs. */
function wasSignedInTime({ keys }: Keyring, id: string | undefined, issuedAt: number | undefined): boolean {
  const next = keys[keys.findIndex((key) => key.id === id) + 1];
  const end = next ? next.createdAt + keyActivation + clockTolerance : Number.POSITIVE_INFINITY;
  return issuedAt !== undefined && issuedAt * 1000 <= end;
}

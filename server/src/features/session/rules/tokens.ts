import { limits } from "@candor/contract/limits";
import { sessionClaims } from "@candor/contract/session";
import { errors, jwtVerify, SignJWT } from "jose";

/** Tokens of one purpose never pass for another: each has its own audience and type. */
const kinds = {
  session: { audience: "candor:session", type: "session+jwt", seconds: limits.sessionDays * 86_400 },
  download: { audience: "candor:download", type: "download+jwt", seconds: limits.downloadTokenHours * 3600 },
} as const;

export type TokenKind = keyof typeof kinds;

export interface Keyring {
  /** Signs new tokens. */
  readonly current: string;
  /** Secrets by id: tokens signed with an earlier one stay valid. */
  readonly secrets: ReadonlyMap<string, Uint8Array>;
}

export interface TokenSubject {
  readonly accountId: number;
  readonly sessionId: string;
  readonly email: string;
}

export async function signToken(
  keys: Keyring,
  kind: TokenKind,
  subject: TokenSubject,
  now: number,
): Promise<string> {
  const issuedAt = Math.floor(now / 1000);
  const { audience, type, seconds } = kinds[kind];
  return new SignJWT({ email: subject.email, sid: subject.sessionId })
    .setProtectedHeader({ alg: "HS256", typ: type, kid: keys.current })
    .setSubject(String(subject.accountId))
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + seconds)
    .sign(secretOf(keys, keys.current));
}

/** The subject of a token that is ours, unexpired and of this kind; undefined for any other text. */
export async function readToken(
  keys: Keyring,
  kind: TokenKind,
  token: string,
  now: number,
): Promise<(TokenSubject & { readonly expiresAt: number }) | undefined> {
  const { audience, type } = kinds[kind];
  try {
    const { payload } = await jwtVerify(token, (header) => secretOf(keys, header.kid), {
      algorithms: ["HS256"],
      audience,
      typ: type,
      requiredClaims: ["sub", "exp", "iat", "sid"],
      currentDate: new Date(now),
    });
    const claims = sessionClaims.parse(payload);
    return {
      accountId: Number(claims.sub),
      sessionId: String(payload["sid"]),
      email: claims.email,
      expiresAt: claims.exp * 1000,
    };
  } catch (error) {
    if (error instanceof errors.JOSEError || (error instanceof Error && error.name === "ZodError"))
      return undefined;
    throw error;
  }
}

function secretOf(keys: Keyring, id: string | undefined): Uint8Array {
  const secret = keys.secrets.get(id ?? "");
  if (!secret) throw new errors.JWKSNoMatchingKey();
  return secret;
}

/** What a browser can read in a token (E-01). This proves nothing: only the server knows whether it is valid. */
export interface Claims {
  readonly subject: string;
  /** Milliseconds since 1970. */
  readonly issuedAt: number;
  readonly expiresAt: number;
  /** Only for mail preferences. */
  readonly provisional: boolean;
}

/** C-01, V-42: an expired or unreadable token is not sent. */
export function authorizationOf(jwt: string | undefined, now: number): { authorization?: string } {
  return jwt && expiryOf(jwt) > now ? { authorization: `Bearer ${jwt}` } : {};
}

/** Undefined for anything that is not a session token. */
export function claimsOf(jwt: string): Claims | undefined {
  const { sub, iat, exp, tmp } = payloadOf(jwt);
  if (typeof sub !== "string" || typeof iat !== "number" || typeof exp !== "number") return undefined;
  return { subject: sub, issuedAt: 1000 * iat, expiresAt: 1000 * exp, provisional: tmp === true };
}

/** Milliseconds since 1970; `NaN`, which no time exceeds, if the token does not say. */
function expiryOf(jwt: string): number {
  return 1000 * Number(payloadOf(jwt).exp ?? Number.NaN);
}

function payloadOf(jwt: string): Partial<Record<"sub" | "iat" | "exp" | "tmp", unknown>> {
  const payload = jwt.split(".")[1] ?? "";
  try {
    return (JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/"))) ?? {}) as object;
  } catch {
    return {};
  }
}

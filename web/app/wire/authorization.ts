/** C-01, V-42: a token that has expired, or cannot be read, is not sent. */
export function authorizationOf(jwt: string | undefined, now: number): { authorization?: string } {
  return jwt && expiryOf(jwt) > now ? { authorization: `Bearer ${jwt}` } : {};
}

/** Milliseconds since 1970; `NaN`, which is later than nothing, where the token does not say. */
function expiryOf(jwt: string): number {
  const payload = jwt.split(".")[1] ?? "";
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
    return 1000 * Number((claims as { exp?: unknown } | null)?.exp ?? Number.NaN);
  } catch {
    return Number.NaN;
  }
}

const secondsPerYear = 31_536_000;

/** A `Set-Cookie` header that keeps a choice in this browser for a year, or forgets it. Scripts can't read it. */
export function choiceCookie(name: string, choice: string | undefined, publicUrl: string): string {
  const secure = publicUrl.startsWith("https:") ? "; Secure" : "";
  const age = choice === undefined ? 0 : secondsPerYear;
  return `${name}=${choice ?? ""}; Path=/; Max-Age=${age}; SameSite=Lax; HttpOnly${secure}`;
}

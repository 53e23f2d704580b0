import type { Mail } from "./mail.ts";

/** RFC 4021, section 2.1.50: mail programs may show a mail differently from then on. */
const header = "Expires";

/** A mail that is of no use from this time on, in milliseconds since 1970: if it hasn't left by then, it stays. */
export function expiring(mail: Mail, at: number): Mail {
  const date = new Date(at).toUTCString().replace("GMT", "+0000");
  return { ...mail, headers: { ...mail.headers, [header]: date } };
}

export function isExpired({ headers }: Pick<Mail, "headers">, now: number): boolean {
  const date = headers?.[header];
  return date !== undefined && Date.parse(date) <= now;
}

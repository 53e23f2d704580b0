import { createHmac, timingSafeEqual } from "node:crypto";

/** What a mailed link or a provider's answer proves. A token for one purpose is never valid for another. */
type Purpose =
  | "sign-in"
  | "email-change"
  | "disown"
  | "application"
  | "calendar"
  | "interview"
  | "member-invitation"
  | "claim"
  | "claim-record"
  | "still-open"
  | "deletion"
  | "state"
  | "nonce"
  | "verifier";

interface Row {
  readonly id: number;
  readonly salt: string;
}

/** A link's token: 256 bits derived from a server secret and the row's salt, never stored. */
export function mailedToken(secret: string, purpose: Purpose, { id, salt }: Row): string {
  return `${id}.${createHmac("sha256", secret).update(`${purpose}:${id}:${salt}`).digest("base64url")}`;
}

/** The id of the row that a token names, not yet verified. */
export function rowOfToken(token: string): number | undefined {
  const number = /^(\d{1,15})\.[\w-]{43}$/.exec(token)?.[1];
  return number === undefined ? undefined : Number(number);
}

/** Compares in constant time. */
export function isMailedToken(secret: string, purpose: Purpose, row: Row, token: string): boolean {
  const expected = Buffer.from(mailedToken(secret, purpose, row));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { type PreferenceKind, preferenceKinds } from "@candor/contract/values";

/** A link at the end of a mail that its reader may choose not to get. */
export interface PreferencesLink {
  readonly accountId: number;
  /** Where the mail went: a link to an address that the account no longer has is worth nothing. */
  readonly email: string;
  readonly kind: PreferenceKind;
  /** Of the mail: no two have the same link. */
  readonly reason: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** What a token says of itself, which proves nothing yet. */
export type NamedLink = Pick<PreferencesLink, "accountId" | "kind" | "expiresAt">;

/**
 * The link's token. It holds what it is bound to and 256 bits made of that and a secret of the server, so that no mail
 * leaves a record behind.
 */
export function preferencesToken(secret: string, { email, reason, ...link }: PreferencesLink): string {
  const mail = createHash("sha256").update(reason).digest("base64url").slice(0, 22);
  const named = `${link.accountId}.${link.kind}.${Math.floor(link.expiresAt / 1000)}.${mail}`;
  return `${named}.${proofOf(secret, named, email)}`;
}

export function namedLink(token: string): NamedLink | undefined {
  const [, account, name, seconds] =
    /^(\d{1,15})\.(\w+)\.(\d{1,12})\.[\w-]{22}\.[\w-]{43}$/.exec(token) ?? [];
  const kind = preferenceKinds.find((each) => each === name);
  return kind && { accountId: Number(account), kind, expiresAt: Number(seconds) * 1000 };
}

/** Whether it was made for a mail to this address. Compares in a time that says nothing. */
export function isPreferencesToken(secret: string, token: string, email: string): boolean {
  const end = token.lastIndexOf(".");
  const expected = Buffer.from(proofOf(secret, token.slice(0, end), email));
  const given = Buffer.from(token.slice(end + 1));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function proofOf(secret: string, named: string, email: string): string {
  return createHmac("sha256", secret).update(`preferences:${named}:${email}`).digest("base64url");
}

import { createHmac, hash, timingSafeEqual } from "node:crypto";
import { type PreferenceKind, preferenceKinds } from "@candor/contract/values";

/** The link at the end of an optional mail. */
export interface PreferencesLink {
  readonly accountId: number;
  /** Where the mail went: the link is void after the account's address changes. */
  readonly email: string;
  readonly kind: PreferenceKind;
  /** The job alert that sent the mail, if any: the link opens it too. */
  readonly alertId?: number;
  /** Unique to the mail, so that no two mails share a link. */
  readonly reason: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** What a token claims, not yet verified. */
export type NamedLink = Pick<PreferencesLink, "accountId" | "kind" | "alertId" | "expiresAt">;

/**
 * The link's token: what it is bound to, and an HMAC of that with a server secret. No mail needs a record.
 */
export function preferencesToken(secret: string, { email, reason, ...link }: PreferencesLink): string {
  const mail = hash("sha256", reason, "base64url").slice(0, 22);
  const kind = link.alertId === undefined ? link.kind : `${link.kind}-${link.alertId}`;
  const named = `${link.accountId}.${kind}.${Math.floor(link.expiresAt / 1000)}.${mail}`;
  return `${named}.${proofOf(secret, named, email)}`;
}

export function namedLink(token: string): NamedLink | undefined {
  const [, account, name, alert, seconds] =
    /^(\d{1,15})\.(\w+)(?:-(\d{1,15}))?\.(\d{1,12})\.[\w-]{22}\.[\w-]{43}$/.exec(token) ?? [];
  const kind = preferenceKinds.find((each) => each === name);
  if (!kind) return undefined;
  const alertId = alert === undefined ? {} : { alertId: Number(alert) };
  return { accountId: Number(account), kind, ...alertId, expiresAt: Number(seconds) * 1000 };
}

/** Whether the token was made for a mail to this address. Compares in constant time. */
export function isPreferencesToken(secret: string, token: string, email: string): boolean {
  const end = token.lastIndexOf(".");
  const expected = Buffer.from(proofOf(secret, token.slice(0, end), email));
  const given = Buffer.from(token.slice(end + 1));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function proofOf(secret: string, named: string, email: string): string {
  return createHmac("sha256", secret).update(`preferences:${named}:${email}`).digest("base64url");
}

import { createHmac, timingSafeEqual } from "node:crypto";
import { codeSecret } from "../../session/rules/codes.ts";
import type { Keyring } from "../../session/rules/tokens.ts";

/** What a token allows: pausing and resuming, reading the feed, or saying that a mail was read. */
export type Purpose = "switch" | "feed" | "read";

/** Names one alert, for one purpose. Never expires: an old mail must stop its alert years later. Nothing is stored. */
export function alertToken(keys: Keyring, purpose: Purpose, alertId: number): string {
  return `${alertId}.${proofOf(keys, purpose, String(alertId))}`;
}

/** The alert's number; undefined unless we made the token for this purpose. Compares in constant time. */
export function alertOfToken(keys: Keyring, purpose: Purpose, token: string): number | undefined {
  const [, alert, proof] = /^(\d{1,15})\.([\w-]{43})$/.exec(token) ?? [];
  if (alert === undefined || proof === undefined) return undefined;
  const isOurs = timingSafeEqual(Buffer.from(proof), Buffer.from(proofOf(keys, purpose, alert)));
  return isOurs ? Number(alert) : undefined;
}

function proofOf(keys: Keyring, purpose: Purpose, alert: string): string {
  return createHmac("sha256", codeSecret(keys)).update(`job-alert ${purpose}:${alert}`).digest("base64url");
}

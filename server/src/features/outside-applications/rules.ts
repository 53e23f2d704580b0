import { createHmac, hash, randomBytes, timingSafeEqual } from "node:crypto";
import type { PartnerApply } from "@candor/contract/outside-applications/shapes";

export function newClaimKey(): string {
  return randomBytes(32).toString("base64url");
}

/**
 * The key of a partner apply whose request may be repeated. It is derived from a server secret, so that the first
 * answer can be given again without storing its key.
 */
export function repeatableClaimKey(secret: string, salt: string): string {
  return createHmac("sha256", secret).update(`partner-apply:${salt}`).digest("base64url");
}

export function hashOfKey(key: string): string {
  return hash("sha256", key, "base64url");
}

interface Kept {
  readonly email: string;
  readonly posting_id: number;
  readonly key_hash: string;
  /** The account that already has it. */
  readonly account_id: number | null;
  /** The account that has proved the mailbox it was made with. */
  readonly provedBy: number | null;
}

/**
 * Whether an account may take it over: the browser shows its key and names it correctly, nobody else has it, and nobody
 * else has proved the mailbox it was made with.
 */
export function mayClaim(kept: Kept, claim: PartnerApply, accountId: number): boolean {
  const isNamed = kept.email === claim.email.trim().toLowerCase() && String(kept.posting_id) === claim.jobId;
  const isFree = [kept.account_id, kept.provedBy].every((owner) => owner === null || owner === accountId);
  return isSameHash(kept.key_hash, hashOfKey(claim.key)) && isNamed && isFree;
}

const tracking = /^(?:utm_.*|gclid|fbclid|msclkid)$/i;

/**
 * Equal for two ways to write the address of one posting. An anchor is left out unless it may say which posting of a
 * page is meant. Of the parameters, only those that count visitors are left out.
 */
export function addressKey(address: string): string {
  const { host, pathname, searchParams, hash } = new URL(address);
  const parameters = [...searchParams].filter(([name]) => !tracking.test(name));
  return JSON.stringify([
    host.replace(/^www\./, ""),
    pathname.replace(/\/+$/, ""),
    parameters,
    /[\d/]/.test(hash) ? hash : "",
  ]);
}

function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

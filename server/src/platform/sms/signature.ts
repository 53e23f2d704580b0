import { createHmac, timingSafeEqual } from "node:crypto";
import { minute } from "../durations.ts";

/** The header that signs a body, both ways: `t=1782000000,v1=…`. */
export const signatureHeader = "candor-signature";

/** A message repeated later than this is refused. In milliseconds; clocks may differ by as much. */
const tolerance = 5 * minute;

/** HMAC-SHA256 over the seconds since 1970, a period and the body, in hexadecimal. */
export function signatureOf(secret: string, body: string, now: number): string {
  const seconds = Math.floor(now / 1000);
  return `t=${seconds},v1=${proofOf(secret, seconds, body)}`;
}

/** Compares in constant time. */
export function isSigned(
  secret: string,
  { body, signature, now }: { readonly body: string; readonly signature: unknown; readonly now: number },
): boolean {
  const [, time = "", proof = ""] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(signature)) ?? [];
  const seconds = Number(time);
  const expected = proofOf(secret, seconds, body);
  const isRight =
    proof.length === expected.length && timingSafeEqual(Buffer.from(proof), Buffer.from(expected));
  return isRight && Math.abs(now - seconds * 1000) <= tolerance;
}

function proofOf(secret: string, seconds: number, body: string): string {
  return createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
}

import { createHmac } from "node:crypto";

/** The account's user handle for authenticators, the same for all its passkeys; it reveals nothing about the person. */
export function userHandle(secret: string, accountId: number): string {
  return createHmac("sha256", secret).update(`passkey-user:${accountId}`).digest("base64url");
}

/** WebAuthn 3, 6.1.1: a counter that doesn't increase reveals a copy. Synchronized passkeys stay at 0. */
export function isCopied(seen: number, shown: number): boolean {
  return (seen > 0 || shown > 0) && shown <= seen;
}

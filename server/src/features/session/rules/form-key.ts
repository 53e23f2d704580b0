import { createHmac } from "node:crypto";

/**
 * Seals what somebody typed in the browser where their session ended (ADR 125). It is the same in each of the account's
 * sessions, and opens nothing on the server.
 */
export function formKeyOf(secret: string, accountId: number): string {
  return createHmac("sha256", secret).update(`interrupted forms:${accountId}`).digest("base64");
}

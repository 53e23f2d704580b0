import { createHash } from "node:crypto";

export function hashOfCookie(cookie: string): string {
  return createHash("sha256").update(cookie).digest("base64url");
}

import { hash } from "node:crypto";

export function hashOfCookie(cookie: string): string {
  return hash("sha256", cookie, "base64url");
}

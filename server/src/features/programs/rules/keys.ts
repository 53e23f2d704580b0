import { hash, randomBytes } from "node:crypto";

const prefix = "candor_";

/** 256 random bits, with a prefix that scanners for leaked keys can find. */
export function newKey(): string {
  return prefix + randomBytes(32).toString("base64url");
}

/** The key of an Authorization header; undefined for anything else, such as a session's token. */
export function keyIn(authorization: string | undefined): string | undefined {
  return /^Bearer (candor_[\w-]{43})$/.exec(authorization ?? "")?.[1];
}

/** No salt: nobody can try all keys of 256 bits. */
export function hashOf(key: string): string {
  return hash("sha256", key, "hex");
}

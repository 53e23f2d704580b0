import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { limits } from "@candor/contract/limits";
import { currentLocale } from "@candor/contract/messages/locale";
import { minute } from "../../../platform/durations.ts";
import type { AskingDevice } from "./client.ts";
import type { Keyring } from "./tokens.ts";

/** What a code allows: a sign-in code sets no password, and a migration code moves one application. */
export type CodePurpose =
  | { readonly purpose: "sign-in" | "reset" }
  /** The account that asks for the application. */
  | { readonly purpose: "migration"; readonly applicationId: number; readonly accountId: number };

export interface NewCode {
  readonly email: string;
  readonly asked: CodePurpose;
  /** The code works on this device only if the device showed its key; otherwise anywhere. */
  readonly device?: AskingDevice;
  readonly signUpJson?: string | null;
  readonly now: number;
}

/** The row of a new code. */
export function newCode({ email, asked, device, signUpJson = null, now }: NewCode) {
  return {
    email,
    purpose: asked.purpose,
    ...(asked.purpose === "migration" && {
      application_id: asked.applicationId,
      account_id: asked.accountId,
    }),
    sign_up_json: signUpJson,
    device_hash: device?.isShown ? device.deviceHash : null,
    salt: randomBytes(16).toString("base64url"),
    tries: 0,
    locale: currentLocale(),
    created_at: now,
    used_at: null,
  };
}

/** Six digits derived from a server secret and the row's salt: the code itself is never stored. */
export function codeOf(secret: string, salt: string): string {
  const digest = createHmac("sha256", secret).update(`login-code:${salt}`).digest();
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, "0");
}

/** Compares in constant time. Ignores pasted spaces. */
export function sameCode(expected: string, given: string): boolean {
  const [digits, right] = [Buffer.from(given.replaceAll(/\s/g, "")), Buffer.from(expected)];
  return digits.length === right.length && timingSafeEqual(digits, right);
}

export interface CodeState {
  readonly tries: number;
  readonly createdAt: number;
  readonly usedAt: number | null;
}

/** When a code stops working if nobody uses it. */
export function endOfCode(createdAt: number): number {
  return createdAt + limits.codeMinutes * minute;
}

/** A code works once, for ten minutes, and dies after five wrong tries. */
export function isAlive(code: CodeState, now: number): boolean {
  return code.usedAt === null && code.tries < limits.codeTries && now < endOfCode(code.createdAt);
}

/** In seconds. A double click's second request comes sooner. */
const repeatSeconds = 2;

/**
 * Whether a request for another code repeats the one that made this code: the mail is on its way, and a second would
 * make the first useless. A code that was already tried is replaced, so that nobody can spoil the next one.
 */
export function isRepeated(code: CodeState, now: number): boolean {
  return isAlive(code, now) && code.tries === 0 && isWithinRepeat(code.createdAt, now);
}

/** Whether a request comes so soon after the one before that it is a second click. */
export function isWithinRepeat(before: number, now: number): boolean {
  const age = now - before;
  return age >= 0 && age < repeatSeconds * 1000;
}

/** Codes are derived from the oldest key, which stays when newer keys sign. */
export function codeSecret({ keys }: Keyring): string {
  return Buffer.from(keys[0]?.secret ?? []).toString("base64url");
}

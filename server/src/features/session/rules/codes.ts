import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { limits } from "@candor/contract/limits";
import { minute } from "../../../platform/durations.ts";
import type { AskingDevice } from "./client.ts";
import type { Keyring } from "./tokens.ts";

/** What a code is for: one that signs in sets no password, and one that moves an application moves no other. */
export type CodePurpose =
  | { readonly purpose: "sign-in" | "reset" }
  /** The account is the one that asks to have it. */
  | { readonly purpose: "migration"; readonly applicationId: number; readonly accountId: number };

export interface NewCode {
  readonly email: string;
  readonly asked: CodePurpose;
  /** The device that it works on, if that showed its key; otherwise it works anywhere. */
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
    created_at: now,
    used_at: null,
  };
}

/** Six digits, made of a secret of the server and a salt of the row, so that the code itself is stored nowhere. */
export function codeOf(secret: string, salt: string): string {
  const digest = createHmac("sha256", secret).update(`login-code:${salt}`).digest();
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, "0");
}

/** Compares in a time that says nothing. Spaces that a person pasted along do not count. */
export function sameCode(expected: string, given: string): boolean {
  const [digits, right] = [Buffer.from(given.replaceAll(/\s/g, "")), Buffer.from(expected)];
  return digits.length === right.length && timingSafeEqual(digits, right);
}

export interface CodeState {
  readonly tries: number;
  readonly createdAt: number;
  readonly usedAt: number | null;
}

/** A code works once, for ten minutes, and dies after five wrong tries. */
export function isAlive(code: CodeState, now: number): boolean {
  return (
    code.usedAt === null &&
    code.tries < limits.codeTries &&
    now < code.createdAt + limits.codeMinutes * minute
  );
}

/** Codes are made with the oldest key: it stays when newer ones sign. */
export function codeSecret({ keys }: Keyring): string {
  return Buffer.from(keys[0]?.secret ?? []).toString("base64url");
}

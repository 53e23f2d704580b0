import { randomBytes } from "node:crypto";
import { mailedCodes } from "@candor/contract/limits";
import type { NewPerson } from "@candor/contract/session/shapes";
import type { Writer } from "../../../platform/database/database.ts";
import { countShared, tooMany } from "../../../platform/http/rate-limits.ts";
import { isKnownDevice } from "../queries.ts";
import type { AskingDevice } from "../rules/client.ts";
import type { CodePurpose } from "../rules/codes.ts";
import { type SignUp, signUpOf } from "../rules/sign-up.ts";
import { announce, type SessionParts } from "./announce.ts";
import { refuseMisspelledDomain, refuseUnknownDomain } from "./known-domain.ts";
import { hashNewPassword } from "./new-password.ts";
import { newestCode } from "./use-code.ts";

interface CodeRequest {
  readonly email: string;
  readonly asTyped: true | undefined;
  readonly signUp: NewPerson | undefined;
  /** Whether it completes what was signed up with before. */
  readonly again: boolean;
  readonly device: AskingDevice;
}

/** Prepares a code that signs in and announces it; the mail follows. The same for known and unknown addresses. */
export async function requestCode(parts: SessionParts, request: CodeRequest): Promise<void> {
  const { email, device } = request;
  refuseMisspelledDomain(email, request.asTyped);
  refuseUnknownDomain(parts, email);
  const signUp = await preparedSignUp(request);
  await countMailed(parts, email, device);
  await parts.database.write(async (writer) => {
    const json = signUp ? JSON.stringify(signUp) : await repeatedSignUp(writer, request);
    await prepareCode(parts, writer, { email, asked: { purpose: "sign-in" }, device, signUpJson: json });
  });
}

/** Prepares a code that sets a new password. Whether the address has an account shows in its mailbox alone. */
export async function requestReset(
  parts: SessionParts,
  { email, device }: { email: string; device: AskingDevice },
): Promise<void> {
  await countMailed(parts, email, device);
  await parts.database.write((writer) =>
    prepareCode(parts, writer, { email, asked: { purpose: "reset" }, device }),
  );
}

/**
 * Counts a mail that opens an account against what its address may be sent. A device that signed in to the account before
 * has a count of its own, which nobody else uses up.
 */
export async function countMailed(
  { database, clock }: SessionParts,
  email: string,
  { deviceHash }: AskingDevice,
): Promise<void> {
  const isKnown = await isKnownDevice(database.read, email, deviceHash);
  const key = isKnown ? `code ${email} on ${deviceHash}` : `code ${email}`;
  const wait = await countShared(database, key, mailedCodes, clock.now());
  if (wait > 0) throw tooMany("too-many-attempts", wait);
}

interface NewCode {
  readonly email: string;
  readonly asked: CodePurpose;
  /** On which it is good, where it showed its key; without one it is good anywhere. */
  readonly device?: AskingDevice;
  readonly signUpJson?: string | null;
}

/** The mail follows. */
export async function prepareCode(
  parts: SessionParts,
  writer: Writer,
  { email, asked, device, signUpJson = null }: NewCode,
): Promise<void> {
  const { id } = await writer
    .insertInto("login_code")
    .values({
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
      created_at: parts.clock.now(),
      used_at: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await announce(parts, writer, {
    name: requested[asked.purpose],
    subject: "login-code",
    subjectId: id,
    ...(asked.purpose === "migration" && { actorId: asked.accountId }),
    payload: { loginCodeId: id },
  });
}

const requested = {
  "sign-in": "code-requested",
  reset: "reset-requested",
  migration: "migration-requested",
} as const;

async function preparedSignUp({
  email,
  signUp,
  device: { deviceHash },
}: CodeRequest): Promise<SignUp | undefined> {
  if (!signUp) return undefined;
  const { password, ...names } = signUp;
  const passwordHash =
    password === undefined ? null : await hashNewPassword(password, { ...names, email }, "/signUp/password");
  return { ...names, passwordHash, deviceHash };
}

/** A code that is sent again completes what this device signed up with before. */
async function repeatedSignUp(
  writer: Writer,
  { email, device: { deviceHash }, again }: CodeRequest,
): Promise<string | null> {
  if (!again) return null;
  return (await codeOfSignUp(writer, email, deviceHash))?.sign_up_json ?? null;
}

/** The newest code of this device that a sign-up of its own waits for. */
async function codeOfSignUp(writer: Writer, email: string, deviceHash: string) {
  for (const asked of [deviceHash, null]) {
    const code = await newestCode(writer, email, { purpose: "sign-in", deviceHash: asked });
    if (code && signUpOf(code.sign_up_json, deviceHash)) return code;
  }
  return undefined;
}

/** Uses up what this device signed up with. */
export async function takeSignUp(
  writer: Writer,
  email: string,
  deviceHash: string,
): Promise<SignUp | undefined> {
  const code = await codeOfSignUp(writer, email, deviceHash);
  const signUp = code && signUpOf(code.sign_up_json, deviceHash);
  if (!signUp) return undefined;
  const { numUpdatedRows } = await writer
    .updateTable("login_code")
    .set({ sign_up_json: null })
    .where("id", "=", code.id)
    .where("sign_up_json", "is not", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? signUp : undefined;
}

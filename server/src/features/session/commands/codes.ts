import { randomBytes } from "node:crypto";
import { mailedCodes } from "@candor/contract/limits";
import type { NewPerson } from "@candor/contract/session";
import type { Writer } from "../../../platform/database/database.ts";
import { countShared, tooMany } from "../../../platform/http/rate-limits.ts";
import { newestCode } from "../queries.ts";
import type { CodePurpose } from "../rules/codes.ts";
import { type SignUp, signUpOf } from "../rules/sign-up.ts";
import { announce, type SessionParts } from "./announce.ts";
import { refuseUnknownDomain } from "./known-domain.ts";
import { hashNewPassword } from "./new-password.ts";

interface CodeRequest {
  readonly email: string;
  readonly signUp: NewPerson | undefined;
  /** Whether it completes what was signed up with before. */
  readonly again: boolean;
  readonly deviceHash: string;
}

/** Prepares a code that signs in and announces it; the mail follows. The same for known and unknown addresses. */
export async function requestCode(parts: SessionParts, request: CodeRequest): Promise<void> {
  const { email } = request;
  refuseUnknownDomain(parts, email);
  const signUp = await preparedSignUp(request);
  await countMailed(parts, email);
  await parts.database.write(async (writer) => {
    const json = signUp ? JSON.stringify(signUp) : await repeatedSignUp(writer, request);
    await prepareCode(parts, writer, email, { purpose: "sign-in" }, json);
  });
}

/** Prepares a code that sets a new password. Whether the address has an account shows in its mailbox alone. */
export async function requestReset(parts: SessionParts, email: string): Promise<void> {
  await countMailed(parts, email);
  await parts.database.write((writer) => prepareCode(parts, writer, email, { purpose: "reset" }));
}

/** Counts a mail that opens an account against what its address may be sent. */
export async function countMailed({ database, clock }: SessionParts, email: string): Promise<void> {
  const wait = await countShared(database, `code ${email}`, mailedCodes, clock.now());
  if (wait > 0) throw tooMany("too-many-attempts", wait);
}

/** The mail follows. */
export async function prepareCode(
  parts: SessionParts,
  writer: Writer,
  email: string,
  asked: CodePurpose,
  signUpJson: string | null = null,
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

async function preparedSignUp({ email, signUp, deviceHash }: CodeRequest): Promise<SignUp | undefined> {
  if (!signUp) return undefined;
  const { password, ...names } = signUp;
  const passwordHash =
    password === undefined ? null : await hashNewPassword(password, { ...names, email }, "/signUp/password");
  return { ...names, passwordHash, deviceHash };
}

/** A code that is sent again completes what this device signed up with before. */
async function repeatedSignUp(
  writer: Writer,
  { email, deviceHash, again }: CodeRequest,
): Promise<string | null> {
  if (!again) return null;
  const before = await newestCode(writer, email, { purpose: "sign-in" });
  const json = before?.sign_up_json ?? null;
  return signUpOf(json, deviceHash) ? json : null;
}

/** Uses up what this device signed up with. */
export async function takeSignUp(
  writer: Writer,
  email: string,
  deviceHash: string,
): Promise<SignUp | undefined> {
  const code = await newestCode(writer, email, { purpose: "sign-in" });
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

import { randomBytes } from "node:crypto";
import { mailedCodes } from "@candor/contract/limits";
import type { NewPerson } from "@candor/contract/session";
import type { Writer } from "../../../platform/database/database.ts";
import { countShared, tooMany } from "../../../platform/http/rate-limits.ts";
import { newestCode } from "../queries.ts";
import { codeOf, codeSecret, isAlive, sameCode } from "../rules/codes.ts";
import { type SignUp, signUpOf } from "../rules/sign-up.ts";
import { announce, type SessionParts } from "./announce.ts";
import { refuseUnknownDomain } from "./known-domain.ts";
import { hashNewPassword } from "./new-password.ts";

interface CodeRequest {
  readonly email: string;
  readonly signUp: NewPerson | undefined;
  readonly deviceHash: string;
}

/** Prepares a code and announces it; the mail follows. The same for known and unknown addresses. */
export async function requestCode(parts: SessionParts, request: CodeRequest): Promise<void> {
  const { email } = request;
  const now = parts.clock.now();
  refuseUnknownDomain(parts, email);
  const signUp = await preparedSignUp(request);
  const wait = await countShared(parts.database, `code ${email}`, mailedCodes, now);
  if (wait > 0) throw tooMany("too-many-attempts", wait);
  await parts.database.write(async (writer) => {
    const { id } = await writer
      .insertInto("login_code")
      .values({
        email,
        salt: randomBytes(16).toString("base64url"),
        tries: 0,
        sign_up_json: signUp ? JSON.stringify(signUp) : await repeatedSignUp(writer, request),
        created_at: now,
        used_at: null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await announce(parts, writer, {
      name: "code-requested",
      subject: "login-code",
      subjectId: id,
      payload: { loginCodeId: id },
    });
  });
}

async function preparedSignUp({ email, signUp, deviceHash }: CodeRequest): Promise<SignUp | undefined> {
  if (!signUp) return undefined;
  const { password, ...names } = signUp;
  const passwordHash =
    password === undefined ? null : await hashNewPassword(password, { ...names, email }, "/signUp/password");
  return { ...names, passwordHash, deviceHash };
}

/** A code that is sent again completes what this device signed up with before. */
async function repeatedSignUp(writer: Writer, { email, deviceHash }: CodeRequest): Promise<string | null> {
  const before = await newestCode(writer, email);
  const json = before?.sign_up_json ?? null;
  return signUpOf(json, deviceHash) ? json : null;
}

/**
 * Uses up the newest living code of an address where it is the one given, and resolves to its row; a wrong try is
 * counted, and resolves to undefined.
 */
export async function useCode(
  parts: SessionParts,
  writer: Writer,
  { email, code: given }: { email: string; code: string },
) {
  const now = parts.clock.now();
  const code = await newestCode(writer, email);
  if (!code || !isAlive({ tries: code.tries, createdAt: code.created_at, usedAt: code.used_at }, now))
    return undefined;
  const right = sameCode(codeOf(codeSecret(parts.keys), code.salt), given);
  const { numUpdatedRows } = await writer
    .updateTable("login_code")
    .set(right ? { used_at: now, sign_up_json: null } : { tries: code.tries + 1 })
    .where("id", "=", code.id)
    .where("used_at", "is", null)
    .where("tries", "=", code.tries)
    .executeTakeFirst();
  return right && numUpdatedRows === 1n ? code : undefined;
}

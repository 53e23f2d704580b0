import type { NewPerson } from "@candor/contract/session/shapes";
import type { Writer } from "../../../platform/database/database.ts";
import { refuseMisspelledDomain, refuseUnknownDomain } from "../gate/known-domain.ts";
import { countMailed } from "../gate/mailing.ts";
import { newestCode, repeatedCode, stateOf } from "../queries/codes.ts";
import type { AskingDevice } from "../rules/client.ts";
import { isRepeated, type NewCode, newCode } from "../rules/codes.ts";
import { type SignUp, signUpOf } from "../rules/sign-up.ts";
import { announce, type SessionParts } from "./announce.ts";
import { hashNewPassword } from "./new-password.ts";

interface CodeRequest {
  readonly email: string;
  readonly asTyped: true | undefined;
  readonly signUp: NewPerson | undefined;
  /** Whether it completes an earlier sign-up on this device. */
  readonly again: boolean;
  /** Whether another mail was requested, so that this isn't treated as a repeat. */
  readonly resend: boolean;
  readonly device: AskingDevice;
}

/** Prepares a sign-in code and announces it; the mail follows. Does the same for known and unknown addresses. */
export async function requestCode(parts: SessionParts, request: CodeRequest): Promise<void> {
  const { email, device, resend } = request;
  refuseMisspelledDomain(email, request.asTyped);
  refuseUnknownDomain(parts, email);
  const signUp = await preparedSignUp(request);
  await parts.database.write(async (writer) => {
    const json = signUp ? JSON.stringify(signUp) : await repeatedSignUp(writer, request);
    await prepareCode(parts, writer, {
      email,
      asked: { purpose: "sign-in" },
      device,
      resend,
      signUpJson: json,
    });
  });
}

/** Prepares a code that sets a new password. Only the mailbox learns whether the address has an account. */
export async function requestReset(
  parts: SessionParts,
  { resend = false, ...asking }: { email: string; resend?: boolean | undefined; device: AskingDevice },
): Promise<void> {
  refuseUnknownDomain(parts, asking.email);
  await parts.database.write((writer) =>
    prepareCode(parts, writer, { ...asking, asked: { purpose: "reset" }, resend }),
  );
}

interface PreparedCode extends Omit<NewCode, "now"> {
  readonly asked: { readonly purpose: keyof typeof requested };
  readonly device: AskingDevice;
  readonly resend: boolean;
}

/** The mail follows. A second click gets no second code: the first code takes the newer of the two sign-ups. */
async function prepareCode(parts: SessionParts, writer: Writer, prepared: PreparedCode): Promise<void> {
  const { resend, ...asking } = prepared;
  const { email, asked, device, signUpJson } = asking;
  await countMailed(parts, writer, email, device);
  const code = { ...asking, now: parts.clock.now() };
  const repeated = resend
    ? undefined
    : ((await repeatedCode(writer, code)) ?? (await codeBeforeKey(writer, code)));
  if (repeated) return replaceSignUp(writer, repeated.id, signUpJson);
  const { id } = await writer
    .insertInto("login_code")
    .values(newCode(code))
    .returning("id")
    .executeTakeFirstOrThrow();
  await announce(parts, writer, {
    name: requested[asked.purpose],
    subject: "login-code",
    subjectId: id,
    payload: { loginCodeId: id },
  });
}

/** The code of this device's sign-up, if it was made just now and before the device got the key that it shows. */
async function codeBeforeKey(
  writer: Writer,
  { email, asked, device, now }: { readonly device: AskingDevice } & Omit<NewCode, "device">,
) {
  if (asked.purpose !== "sign-in" || !device.isShown) return undefined;
  const code = await codeOfSignUp(writer, email, device.deviceHash);
  return code && isRepeated(stateOf(code), now) ? code : undefined;
}

async function replaceSignUp(writer: Writer, id: number, json: string | null | undefined): Promise<void> {
  if (json) await writer.updateTable("login_code").set({ sign_up_json: json }).where("id", "=", id).execute();
}

const requested = { "sign-in": "code-requested", reset: "reset-requested" } as const;

async function preparedSignUp({
  email,
  signUp,
  device: { deviceHash, address: sender },
}: CodeRequest): Promise<SignUp | undefined> {
  if (!signUp) return undefined;
  const { password, ...names } = signUp;
  const passwordHash =
    password === undefined
      ? null
      : await hashNewPassword(password, { ...names, email, sender }, "/signUp/password");
  return { ...names, passwordHash, deviceHash };
}

/** A repeated code completes this device's earlier sign-up. */
async function repeatedSignUp(
  writer: Writer,
  { email, device: { deviceHash }, again }: CodeRequest,
): Promise<string | null> {
  if (!again) return null;
  return (await codeOfSignUp(writer, email, deviceHash))?.sign_up_json ?? null;
}

/** This device's newest code that holds a sign-up. */
async function codeOfSignUp(writer: Writer, email: string, deviceHash: string) {
  for (const asked of [deviceHash, null]) {
    const code = await newestCode(writer, email, { purpose: "sign-in", deviceHash: asked });
    if (code && signUpOf(code.sign_up_json, deviceHash)) return code;
  }
  return undefined;
}

/** Uses up this device's sign-up. */
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

import { wrongPasswords } from "@candor/contract/rate-limits";
import type { Writer } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { countShared, forgiveShared, tooMany } from "../../../platform/http/rate-limits.ts";
import { isPassword } from "../../../platform/passwords/hash.ts";
import type { SessionScope } from "../gate/scopes.ts";
import { accountByEmail, personOf } from "../queries/accounts.ts";
import type { Guesser } from "../rules/client.ts";
import { announce, type SessionParts } from "./announce.ts";
import { endSessions } from "./end-sessions.ts";
import { holdOwnAccount } from "./hold-account.ts";
import { easilyGuessed, hashNewPassword, isEasilyGuessed } from "./new-password.ts";
import { useCode } from "./use-code.ts";

/** Sets or replaces the password, and ends every other session. */
export async function changePassword(
  parts: SessionParts,
  scope: SessionScope,
  {
    currentPassword,
    newPassword,
    sender,
  }: { currentPassword?: string | undefined; newPassword: string; sender: string },
): Promise<void> {
  const person = await confirmPassword(parts, scope, currentPassword, "/currentPassword");
  const passwordHash = await hashNewPassword(newPassword, { ...person, sender }, "/newPassword");
  await parts.database.write(async (writer) => {
    await holdOwnAccount(parts, writer, scope);
    await setPassword(parts, writer, { ...scope, passwordHash, except: scope.sessionId });
  });
}

/** Sets a new password with a mailed code, which is used up only if the password is accepted. */
export async function resetPassword(
  parts: SessionParts,
  { email, code, password, guesser }: { email: string; code: string; password: string; guesser: Guesser },
): Promise<void> {
  const sender = guesser.address;
  const stranger = { email, firstName: "", lastName: "", sender };
  const passwordHash = await hashNewPassword(password, stranger, "/password");
  const person = await personOf(parts.database.read, { email });
  const hasNames = await isEasilyGuessed(password, person ? { ...person, sender } : stranger);
  const isSet = await parts.database.write(async (writer) => {
    if (!(await useCode(parts, writer, { email, code, guesser, purpose: "reset" })) || !person) return false;
    // Without the code, the answer must not depend on whose address it is.
    if (hasNames) throw easilyGuessed("/password");
    await parts.database.dialect.hold(writer, "account", person.accountId);
    // Hashing takes a while: the address may have become another account's, or nobody's.
    if ((await accountByEmail(writer, email))?.id !== person.accountId) return false;
    await setPassword(parts, writer, { accountId: person.accountId, passwordHash });
    await proveMailbox(parts, writer, person.accountId);
    return true;
  });
  if (!isSet) throw new Problem("proof-refused");
}

/** Requires the current password, if the account has one: somebody at an unattended browser doesn't know it. */
export async function confirmPassword(
  { database, clock }: SessionParts,
  { accountId }: Pick<SessionScope, "accountId">,
  password: string | undefined,
  path: string,
) {
  const person = await personOf(database.read, { accountId });
  if (!person) throw new Problem("unauthorized");
  if (person.passwordHash === null) return person;
  if (password === undefined)
    throw new Problem("invalid-request", { fields: [{ path, key: "validation.currentPasswordRequired" }] });
  const tries = `current password ${accountId}`;
  const wait = await countShared(database, tries, wrongPasswords, clock.now());
  if (wait > 0) throw tooMany("too-many-attempts", wait);
  if (!(await isPassword(person.passwordHash, password)))
    throw new Problem("invalid-request", { fields: [{ path, key: "validation.currentPasswordIncorrect" }] });
  await forgiveShared(database, tries);
  return person;
}

async function proveMailbox({ clock }: SessionParts, writer: Writer, accountId: number): Promise<void> {
  await writer
    .updateTable("account")
    .set({ email_proved_at: clock.now() })
    .where("id", "=", accountId)
    .where("email_proved_at", "is", null)
    .execute();
}

async function setPassword(
  parts: SessionParts,
  writer: Writer,
  { accountId, passwordHash, ...ending }: { accountId: number; passwordHash: string; except?: string },
): Promise<void> {
  await writer
    .updateTable("account")
    .set({ password_hash: passwordHash })
    .where("id", "=", accountId)
    .execute();
  await endSessions(parts, writer, { accountId, ...ending });
  await announce(parts, writer, {
    name: "password-changed",
    subject: "account",
    subjectId: accountId,
    actorId: accountId,
    payload: {},
  });
}

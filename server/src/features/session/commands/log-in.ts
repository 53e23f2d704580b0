import { wrongPasswords } from "@candor/contract/rate-limits";
import type { NewPerson } from "@candor/contract/session/shapes";
import { Problem } from "../../../platform/http/problem.ts";
import { countShared, forgiveShared, tooMany } from "../../../platform/http/rate-limits.ts";
import { isPassword } from "../../../platform/passwords/hash.ts";
import { refuseUnknownDomain } from "../gate/known-domain.ts";
import type { SessionScope } from "../gate/scopes.ts";
import { accountByEmail, unprovedAccount } from "../queries/accounts.ts";
import { knowsDevice } from "../queries/devices.ts";
import type { Client } from "../rules/client.ts";
import { signUpOf } from "../rules/sign-up.ts";
import { createAccount } from "./accounts.ts";
import type { SessionParts } from "./announce.ts";
import { countGuess } from "./guesses.ts";
import { holdVerified } from "./hold-account.ts";
import { logInByMailbox } from "./mailbox-log-in.ts";
import { hashNewPassword } from "./new-password.ts";
import { type LogIn, type StartedSession, startSession } from "./start.ts";
import { useCode } from "./use-code.ts";

/** Exchanges a code for a session; its first use creates the account. */
export async function logInWithCode(
  parts: SessionParts,
  {
    email,
    code: digits,
    client,
    scope,
  }: { email: string; code: string; client: Client; scope: SessionScope | undefined },
): Promise<LogIn> {
  const started = await parts.database.write(async (writer) => {
    const code = await useCode(parts, writer, { email, code: digits, guesser: client, purpose: "sign-in" });
    if (!code) return undefined;
    const person = signUpOf(code.sign_up_json, client.deviceHash);
    return logInByMailbox(parts, writer, { email, person, client, scope });
  });
  // Thrown after the transaction, which has to commit to count the wrong try.
  if (!started) throw new Problem("credential-refused");
  return started;
}

/**
 * Exchanges a password for a session. After ten wrong ones, devices that never signed in to the account have to wait;
 * its owner can still sign in on a known device, which has a larger count of its own, or with a mailed code. Every
 * refusal has the same answer and timing.
 */
export async function logInWithPassword(
  parts: SessionParts,
  { email, password, client }: { email: string; password: string; client: Client },
): Promise<StartedSession> {
  const { database, clock } = parts;
  const [named, begunHere] = await Promise.all([
    accountByEmail(database.read, email),
    unprovedAccount(database.read, { email, deviceHash: client.deviceHash }),
  ]);
  const account = named ?? (begunHere && { ...begunHere, id: begunHere.accountId });
  const tries = `password ${email}`;
  // Counted before it is compared, so that concurrent tries count too.
  const wait = await countShared(database, tries, wrongPasswords, clock.now());
  const isOwnDevice =
    account !== undefined && (await knowsDevice(database.read, account.id, client.deviceHash)) === "this";
  if (wait > 0 && !isOwnDevice) throw tooMany("too-many-attempts", wait);
  const forgiveGuess = await countGuessNow(parts, email, client);
  if (!(await isPassword(account?.password_hash, password)) || !account)
    throw new Problem("credential-refused");
  await forgiveShared(database, tries);
  await forgiveGuess();
  const { id: accountId, password_hash: passwordHash } = account;
  return database.write(async (writer) => {
    await holdVerified(parts, writer, { accountId, passwordHash });
    return startSession(parts, writer, { accountId, email, client });
  });
}

/** In a separate transaction: a wrong password stays counted. Resolves to a function that takes the count back. */
async function countGuessNow({ database, clock }: SessionParts, email: string, client: Client) {
  const takeBack = await database.write((writer) => countGuess(writer, email, client, clock.now()));
  return () => database.write((writer) => takeBack(writer));
}

/** C-10: for debugging, creates an account whose mailbox counts as proved. */
export async function signUpForDebugging(
  parts: SessionParts,
  {
    email,
    password,
    client,
    ...names
  }: NewPerson & { readonly email: string; readonly password: string; readonly client: Client },
): Promise<StartedSession> {
  if (parts.production) throw new Problem("not-found");
  refuseUnknownDomain(parts, email);
  const passwordHash = await hashNewPassword(
    password,
    { ...names, email, sender: client.address },
    "/password",
  );
  return parts.database.write(async (writer) => {
    const { firstName, lastName } = names;
    const accountId = await createAccount(parts, writer, email, { firstName, lastName, passwordHash });
    if (accountId === undefined) throw new Problem("email-taken");
    return startSession(parts, writer, { accountId, email, client });
  });
}

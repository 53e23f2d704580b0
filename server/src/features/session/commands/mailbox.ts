import type { Writer } from "../../../platform/database/database.ts";
import type { SessionScope } from "../gate/scopes.ts";
import { unprovedAccount } from "../queries/accounts.ts";
import { columnsOf, createAccount, type Person } from "./accounts.ts";
import { announce, type SessionParts } from "./announce.ts";
import { endSession, endSessions } from "./end-sessions.ts";

interface Proof {
  readonly email: string;
  /** The sign-up that the proof completes, if any. */
  readonly person: Person | undefined;
  readonly deviceHash: string;
  /** The session of the browser that shows the proof. */
  readonly scope: SessionScope | undefined;
}

interface Owner {
  readonly accountId: number;
  /** V-10: the person signed up or started without the proof, but the mailbox already has an account. */
  readonly hadAccount: boolean;
}

/**
 * The account of a newly proved mailbox. A new account, or one that so far only an operator has named, takes the
 * sign-up's name and password; an account proved earlier stays as it is. If the mailbox has no account, the caller's
 * unproved account for this address gets it, and the account's session ends because another one begins.
 */
export async function accountOfMailbox(parts: SessionParts, writer: Writer, proof: Proof): Promise<Owner> {
  const { email, person } = proof;
  const known = await writer
    .selectFrom("account")
    .select(["id as accountId", "email_proved_at as provedAt"])
    .where("email", "=", email)
    .executeTakeFirst();
  const begun = await unprovedOf(writer, proof);
  if (begun) await endSession(parts, writer, begun);
  if (!known) return { accountId: await unnamedAccount(parts, writer, proof, begun), hadAccount: false };
  const { accountId } = known;
  if (known.provedAt !== null) return { accountId, hadAccount: person !== undefined || begun !== undefined };
  await writer
    .updateTable("account")
    .set({ email_proved_at: parts.clock.now(), ...columnsOf(person) })
    .where("id", "=", accountId)
    .execute();
  return { accountId, hadAccount: false };
}

/** The caller's session, if its account waits for the proof of this mailbox. */
async function unprovedOf(writer: Writer, { email, scope }: Proof): Promise<SessionScope | undefined> {
  if (scope?.email !== email || scope.impersonatorId !== null) return undefined;
  const { accountId } = scope;
  return (await unprovedAccount(writer, { accountId })) && scope;
}

async function unnamedAccount(
  parts: SessionParts,
  writer: Writer,
  { email, person, deviceHash }: Proof,
  begun: SessionScope | undefined,
): Promise<number> {
  if (begun) {
    await nameAccount(parts, writer, { accountId: begun.accountId, email });
    return begun.accountId;
  }
  const adopted = await adoptUnproved(parts, writer, { email, person, deviceHash });
  return adopted ?? ((await createAccount(parts, writer, email, person)) as number);
}

/**
 * The account created on this device for a mailbox that is now proved. Somebody else may have created it, so its
 * earlier sessions, passkeys and password no longer open it.
 */
export async function adoptUnproved(
  parts: SessionParts,
  writer: Writer,
  { email, deviceHash, person }: Pick<Proof, "email" | "deviceHash" | "person">,
): Promise<number | undefined> {
  const begun = await unprovedAccount(writer, { email, deviceHash });
  if (!begun) return undefined;
  const { accountId } = begun;
  await endSessions(parts, writer, { accountId });
  await writer.deleteFrom("passkey").where("account_id", "=", accountId).execute();
  await writer
    .updateTable("account")
    .set({ password_hash: person?.passwordHash ?? null })
    .where("id", "=", accountId)
    .execute();
  await nameAccount(parts, writer, { accountId, email });
  return accountId;
}

/** Makes the address the account's, with the mailbox proved. */
export async function nameAccount(
  parts: SessionParts,
  writer: Writer,
  { accountId, email }: { accountId: number; email: string },
): Promise<void> {
  await writer
    .updateTable("account")
    .set({ email, unproved_email: null, email_proved_at: parts.clock.now() })
    .where("id", "=", accountId)
    .execute();
  await announce(parts, writer, {
    name: "email-proved",
    subject: "account",
    subjectId: accountId,
    actorId: accountId,
    payload: {},
  });
}

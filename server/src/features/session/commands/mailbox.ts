import type { Writer } from "../../../platform/database/database.ts";
import type { SessionScope } from "../gate/scopes.ts";
import { unprovedAccount } from "../queries/accounts.ts";
import { columnsOf, createAccount, type Person } from "./accounts.ts";
import { announce, type SessionParts } from "./announce.ts";
import { endSession, endSessions } from "./end-sessions.ts";

interface Proof {
  readonly email: string;
  /** Who signs up with it. */
  readonly person: Person | undefined;
  readonly deviceHash: string;
  /** Who is signed in where it is shown. */
  readonly scope: SessionScope | undefined;
}

interface Owner {
  readonly accountId: number;
  /** V-10: who signs up, or began without the proof, has another account. */
  readonly hadAccount: boolean;
}

/**
 * The account of a mailbox that is proved now. One that is new, or was only named by an operator until now, becomes the
 * person's who signs up; one that was proved before stays as it is. Where nobody has it yet, it names the account that
 * was begun for it without the proof and is signed in; its session is done with, for another begins.
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

/** The session of an account that was begun without the proof that is shown now. */
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
 * The account that was begun on this device for a mailbox that is proved now. Whoever began it may have been somebody
 * else: no other session, passkey or password of before opens it any longer.
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

/** From now on the address names the account. */
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

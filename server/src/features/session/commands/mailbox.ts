import type { Writer } from "../../../platform/database/database.ts";
import { unprovedAccount } from "../queries.ts";
import { columnsOf, createAccount, type Person } from "./accounts.ts";
import { announce, type SessionParts } from "./announce.ts";
import { endSessions } from "./end-sessions.ts";

/**
 * The account of a mailbox that was proved now. One that is new, or was only named by an operator until now, becomes
 * the person's who signs up; one that was proved before stays as it is.
 */
export async function accountOfMailbox(
  parts: SessionParts,
  writer: Writer,
  { email, person, deviceHash }: { email: string; person: Person | undefined; deviceHash: string },
): Promise<{ accountId: number; isNew: boolean }> {
  const known = await writer
    .selectFrom("account")
    .select(["id", "email_proved_at"])
    .where("email", "=", email)
    .executeTakeFirst();
  if (!known) {
    const begun = await adoptUnproved(parts, writer, { email, deviceHash, person });
    return {
      accountId: begun ?? ((await createAccount(parts, writer, email, person)) as number),
      isNew: true,
    };
  }
  const isNew = known.email_proved_at === null;
  if (isNew)
    await writer
      .updateTable("account")
      .set({ email_proved_at: parts.clock.now(), ...columnsOf(person) })
      .where("id", "=", known.id)
      .execute();
  return { accountId: known.id, isNew };
}

/**
 * The account that was begun on this device for a mailbox that is proved now. Whoever began it may have been somebody
 * else: no other session, passkey or password of before opens it any longer.
 */
async function adoptUnproved(
  parts: SessionParts,
  writer: Writer,
  { email, deviceHash, person }: { email: string; deviceHash: string; person: Person | undefined },
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

import type { Writer } from "../../../platform/database/database.ts";
import type { SignUp } from "../rules/sign-up.ts";
import { announce, type SessionParts } from "./announce.ts";

type Person = Omit<SignUp, "deviceHash">;

/**
 * The account of a mailbox that was proved now. One that is new, or was only named by an operator until now, becomes
 * the person's who signs up; one that was proved before stays as it is.
 */
export async function accountOfMailbox(
  parts: SessionParts,
  writer: Writer,
  email: string,
  person: Person | undefined,
): Promise<{ accountId: number; isNew: boolean }> {
  const known = await writer
    .selectFrom("account")
    .select(["id", "email_proved_at"])
    .where("email", "=", email)
    .executeTakeFirst();
  if (!known)
    return { accountId: (await createAccount(parts, writer, email, person)) as number, isNew: true };
  const isNew = known.email_proved_at === null;
  if (isNew)
    await writer
      .updateTable("account")
      .set({ email_proved_at: parts.clock.now(), ...columnsOf(person) })
      .where("id", "=", known.id)
      .execute();
  return { accountId: known.id, isNew };
}

/** Resolves to the new account's number; undefined where the address has one already. */
export async function createAccount(
  parts: SessionParts,
  writer: Writer,
  email: string,
  person: Person | undefined,
): Promise<number | undefined> {
  const now = parts.clock.now();
  const created = await writer
    .insertInto("account")
    .values({
      email,
      email_proved_at: now,
      display_name: null,
      first_name: null,
      last_name: null,
      ...columnsOf(person),
      administrator: 0,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!created) return undefined;
  await announce(parts, writer, {
    name: "account-created",
    subject: "account",
    subjectId: created.id,
    actorId: created.id,
    payload: {},
  });
  return created.id;
}

/** What a person is called from now on. What was sent under another name keeps it. */
export async function changeName(
  writer: Writer,
  accountId: number,
  { firstName, lastName }: { firstName: string; lastName: string },
): Promise<void> {
  await writer
    .updateTable("account")
    .set({ first_name: firstName, last_name: lastName })
    .where("id", "=", accountId)
    .execute();
}

function columnsOf(person: Person | undefined) {
  return (
    person && {
      first_name: person.firstName,
      last_name: person.lastName,
      password_hash: person.passwordHash,
    }
  );
}

import { randomUUID } from "node:crypto";
import { currentLocale } from "@candor/contract/messages/locale";
import type { Writer } from "../../../platform/database/database.ts";
import type { SignUp } from "../rules/sign-up.ts";
import { announce, type SessionParts } from "./announce.ts";

export type Person = Omit<SignUp, "deviceHash">;

/** Resolves to the new account's id; undefined if the address already has an account. */
export async function createAccount(
  parts: SessionParts,
  writer: Writer,
  email: string,
  person: Person | undefined,
): Promise<number | undefined> {
  return insertAccount(parts, writer, { email, unprovedEmail: null, person });
}

/** Inserts an account; its mailbox counts as proved unless `unprovedEmail` is given. */
export async function insertAccount(
  parts: SessionParts,
  writer: Writer,
  {
    email,
    unprovedEmail,
    person,
  }: { email: string; unprovedEmail: string | null; person: Person | undefined },
): Promise<number | undefined> {
  const now = parts.clock.now();
  const created = await writer
    .insertInto("account")
    .values({
      email,
      unproved_email: unprovedEmail,
      email_proved_at: unprovedEmail === null ? now : null,
      display_name: null,
      first_name: null,
      last_name: null,
      ...columnsOf(person),
      administrator: 0,
      locale: currentLocale(),
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

/** What a person who signs up says about themselves. */
export function columnsOf(person: Person | undefined) {
  return (
    person && {
      first_name: person.firstName,
      last_name: person.lastName,
      password_hash: person.passwordHash,
    }
  );
}

/** What stands in for the address of an account that no address leads to. */
export function unnamedAddress(): string {
  return `unproved ${randomUUID()}`;
}

import { type ExpressionBuilder, sql } from "kysely";
import type { Reader, Writer } from "../../../platform/database/database.ts";
import type { Tables } from "../../../platform/database/tables.ts";

export async function accountByEmail(read: Reader | Writer, email: string) {
  return read
    .selectFrom("account")
    .select(["id", "password_hash"])
    .where("email", "=", email)
    .executeTakeFirst();
}

/** The accounts of all administrators. */
export async function administrators(read: Reader) {
  return read
    .selectFrom("account")
    .select(["id as accountId", "email"])
    .where("administrator", "=", 1)
    .orderBy("id")
    .execute();
}

/** An account with what passwords, mails and the account page need; undefined if there is none. */
export async function personOf(read: Reader, who: { accountId: number } | { email: string }) {
  const query = read
    .selectFrom("account")
    .select(["id as accountId", "first_name", "last_name", "password_hash as passwordHash"])
    .select(["email_proved_at as emailProvedAt", "unproved_email as unprovedEmail"])
    .select(["display_name as displayName", "time_zone as timeZone", shownEmail]);
  const found = await ("accountId" in who
    ? query.where("id", "=", who.accountId)
    : query.where("email", "=", who.email)
  ).executeTakeFirst();
  if (!found) return undefined;
  const { first_name, last_name, ...person } = found;
  return { ...person, firstName: first_name ?? "", lastName: last_name ?? "" };
}

/** An account with an unproved mailbox, by id, or the last one created on a device for an address. */
export async function unprovedAccount(
  read: Reader | Writer,
  who: { accountId: number } | { email: string; deviceHash: string },
) {
  const query = read
    .selectFrom("account")
    .select(["account.id as accountId", "password_hash"])
    .where("unproved_email", "is not", null);
  if ("accountId" in who) return query.where("id", "=", who.accountId).executeTakeFirst();
  return query
    .where("unproved_email", "=", who.email)
    .where((is) =>
      is.exists(signInsOn(read, who.deviceHash).where("account_id", "=", sql.ref<number>("account.id"))),
    )
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** An account's address, proved or not. */
export function shownEmail({ fn }: ExpressionBuilder<Tables, "account">) {
  return fn.coalesce("account.unproved_email", "account.email").as("email");
}

/** Only for a few accounts at a time: for all of them it would scan every session. */
function signInsOn(read: Reader | Writer, deviceHash: string) {
  return read.selectFrom("session").select("id").where("device_hash", "=", deviceHash);
}

/** Whether an account was deleted: its row stays, empty. A condition for queries of `account`. */
export const isDeleted = sql<boolean>`exists (select 1 from account_deletion as deletion
  where deletion.account_id = account.id and deletion.done_at is not null)`;

import type { Reader, Writer } from "../../../platform/database/database.ts";
import type { Recipient } from "./preferences.ts";

/** An account's phone, proved or not. */
export async function numberOf(read: Reader | Writer, { accountId }: Recipient) {
  return read.selectFrom("sms_number").selectAll().where("account_id", "=", accountId).executeTakeFirst();
}

/** The number that gets an account's text messages. */
export async function provedNumber(read: Reader | Writer, recipient: Recipient): Promise<string | undefined> {
  const row = await numberOf(read, recipient);
  return row && row.proved_at !== null ? row.number : undefined;
}

/** Who proved this number. */
export async function ownerOfNumber(read: Reader | Writer, number: string) {
  return read
    .selectFrom("sms_number")
    .innerJoin("account", "account.id", "sms_number.account_id")
    .select(["account.id as accountId", "account.email"])
    .where("sms_number.number", "=", number)
    .where("sms_number.proved_at", "is not", null)
    .executeTakeFirst();
}

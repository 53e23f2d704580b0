import type { Reader, Writer } from "../../../platform/database/database.ts";
import type { Recipient } from "./preferences.ts";

/** The browsers that show somebody's notifications, newest first. */
export async function browsersOf(read: Reader | Writer, { accountId }: Recipient) {
  return read
    .selectFrom("push_browser")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("added_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

export async function browserById(read: Reader, id: number) {
  return read.selectFrom("push_browser").selectAll().where("id", "=", id).executeTakeFirst();
}

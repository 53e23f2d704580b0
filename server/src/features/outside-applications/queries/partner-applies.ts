import type { Reader } from "../../../platform/database/database.ts";

/** A partner apply with the account that proved its mailbox; undefined if there is none, or if it is too old. */
export async function partnerApplyById(read: Reader, id: number, oldest: number) {
  return read
    .selectFrom("partner_apply")
    .leftJoin("account", (join) =>
      join.onRef("account.email", "=", "partner_apply.email").on("account.email_proved_at", "is not", null),
    )
    .selectAll("partner_apply")
    .select("account.id as provedBy")
    .where("partner_apply.id", "=", id)
    .where("partner_apply.made_at", ">", oldest)
    .executeTakeFirst();
}

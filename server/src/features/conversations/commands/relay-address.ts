import type { Writer } from "../../../platform/database/database.ts";
import { newRelayToken } from "../rules/relay.ts";

/** The address for one person's replies about one application; made with the first mail. */
export async function relayTokenFor(
  writer: Writer,
  applicationId: number,
  accountId: number,
): Promise<string> {
  await writer
    .insertInto("relay_address")
    .values({ token: newRelayToken(), application_id: applicationId, account_id: accountId, told_at: null })
    .onConflict((conflict) => conflict.columns(["application_id", "account_id"]).doNothing())
    .execute();
  const { token } = await writer
    .selectFrom("relay_address")
    .select("token")
    .where("application_id", "=", applicationId)
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return token;
}

/** Notes that its person was told of mail from another sender. Resolves to whether this is the first time. */
export async function tellOnce(writer: Writer, token: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await writer
    .updateTable("relay_address")
    .set({ told_at: now })
    .where("token", "=", token)
    .where("told_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

import type { ConversationScope } from "../gate.ts";
import type { ConversationParts } from "./send.ts";

/** What somebody has read stays read. */
export async function markRead(
  { database }: Pick<ConversationParts, "database">,
  { accountId, talk }: ConversationScope,
  through: number,
): Promise<void> {
  await database.write(async (writer) => {
    const last = await writer
      .selectFrom("message")
      .select((e) => e.fn.max("id").as("id"))
      .where("application_id", "=", talk.application.id)
      .where("id", "<=", through)
      .executeTakeFirst();
    if (!last?.id) return;
    await writer
      .insertInto("conversation_reading")
      .values({ application_id: talk.application.id, account_id: accountId, through: last.id })
      .onConflict((conflict) =>
        conflict
          .columns(["application_id", "account_id"])
          .doUpdateSet({ through: last.id })
          .where("conversation_reading.through", "<", last.id),
      )
      .execute();
  });
}

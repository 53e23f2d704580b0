import type { Writer } from "../../../platform/database/database.ts";
import { day } from "../../../platform/durations.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";
import type { ApplicationParts } from "./announce.ts";

/** Takes back what has not left. An application either leaves or is undone: both delete the row. */
export async function undoApplication(
  { database }: ApplicationParts,
  { accountId }: SessionScope,
  postingId: number,
): Promise<{ undone: boolean }> {
  const deleted = await database.write((writer) =>
    writer
      .deleteFrom("held_application")
      .where("account_id", "=", accountId)
      .where("posting_id", "=", postingId)
      .returning("id")
      .executeTakeFirst(),
  );
  return { undone: deleted !== undefined };
}

/** A chore: deletes applications that could not leave, a day after they should have. */
export async function forgetHeld(writer: Writer, now: number): Promise<void> {
  await writer
    .deleteFrom("held_application")
    .where("state", "=", "failed")
    .where("leaves_at", "<=", now - day)
    .execute();
}

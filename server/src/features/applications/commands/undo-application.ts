import { sql } from "kysely";
import { type Forget, forgetRows, oldest } from "../../../platform/retention/timer.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";
import type { ApplicationParts } from "./announce.ts";

/** Takes back an application that hasn't left. It either leaves or is undone: both delete the row. */
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

/** Deletes applications that couldn't leave, a day after they should have. */
export const forgetHeld: Forget = (writer, now, most) =>
  forgetRows(
    writer,
    {
      from: "held_application",
      key: ["id"],
      where: sql`state = 'failed' and leaves_at <= ${oldest("heldApplications", now)}`,
    },
    most,
  );

import { Problem } from "../../../platform/http/problem.ts";
import type { ProScope } from "../../organizations/gate.ts";
import type { ApplicationParts } from "./announce.ts";

/**
 * Turns those decisions of this Pro's sending that haven't left back into marks. A decision either leaves or is undone:
 * both change the row only while it waits.
 */
export async function undo(
  { database, clock }: ApplicationParts,
  { accountId }: ProScope,
  sending: string,
): Promise<{ readonly undone: number; readonly left: number }> {
  return database.write(async (writer) => {
    await writer
      .updateTable("decision")
      .set({ state: "marked", made_at: clock.now(), leaves_at: null })
      .where("account_id", "=", accountId)
      .where("sending", "=", sending)
      .where("state", "=", "waiting")
      .execute();
    const rows = await writer
      .selectFrom("decision")
      .select("state")
      .where("account_id", "=", accountId)
      .where("sending", "=", sending)
      .execute();
    if (rows.length === 0) throw new Problem("not-found");
    const undone = rows.filter(({ state }) => state === "marked").length;
    return { undone, left: rows.length - undone };
  });
}

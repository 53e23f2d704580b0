import { Problem } from "../../../platform/http/problem.ts";
import { fromJson } from "../../../platform/json-text.ts";
import type { SendingParts } from "./receipt.ts";
import { insert } from "./submit.ts";

/** Sends an application that wasn't undone. If no longer possible, keeps it with the reason, for its applicant. */
export async function sendHeldApplication(parts: SendingParts, id: number, leavesAt: number): Promise<void> {
  await parts.database.write(async (writer) => {
    const held = await writer
      .deleteFrom("held_application")
      .where("id", "=", id)
      .where("leaves_at", "=", leavesAt)
      .where("state", "=", "waiting")
      .returningAll()
      .executeTakeFirst();
    if (!held) return;
    const { account_id: accountId, impersonator_id: impersonatorId, posting_id: postingId } = held;
    const body = fromJson(held.sending_json);
    const sending = { postingId, body, draft: undefined, campaign: {}, oneClick: true };
    try {
      await insert(parts, writer, { accountId, impersonatorId }, sending, parts.clock.now());
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      // It was sent by Easy Apply meanwhile, which is what was wanted.
      if (error.code === "already-applied") return;
      const [fault] = error.fields ?? [];
      const failed = { ...held, state: "failed" as const, problem: fault?.key ?? error.code };
      await writer.insertInto("held_application").values(failed).execute();
    }
  });
}

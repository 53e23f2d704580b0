import { logDecision } from "../../../platform/automation/log.ts";
import { decideBy } from "../../../platform/automation/rule.ts";
import { postingOff } from "../rules/posting-off.ts";
import { heldPosting } from "./own-posting.ts";
import type { StepParts } from "./parts.ts";
import { takeStep } from "./take-step.ts";

/** Expires or pauses a posting when its time has come; does nothing if it was confirmed or moved meanwhile. */
export async function tendPosting(parts: StepParts, id: number): Promise<void> {
  await parts.database.write(async (writer) => {
    const row = await heldPosting(parts, writer, id);
    if (!row) return;
    const now = parts.clock.now();
    const { life, closes_at: closesAt, confirm_by: confirmBy } = row;
    const due = decideBy(postingOff, { life, closesAt, confirmBy, now });
    if (due.outcome === null) return;
    await logDecision(writer, due, { posting_id: id }, now);
    await takeStep(parts, writer, row, { step: due.outcome, by: "clock" });
  });
}

/** When the clock has to look at postings again, in milliseconds since 1970; leaves out postings without a deadline. */
export async function deadlinesOf(
  { database }: StepParts,
  ids: readonly number[],
): Promise<{ readonly id: number; readonly confirmBy?: number; readonly expiresAt?: number }[]> {
  const rows = await database.read
    .selectFrom("hosted_posting")
    .innerJoin("posting", "posting.id", "hosted_posting.posting_id")
    .select(["posting.id", "posting.life", "posting.closes_at", "hosted_posting.confirm_by"])
    .where("posting.id", "in", ids)
    .where("posting.life", "in", ["published", "paused"])
    .where((e) => e.or([e("closes_at", "is not", null), e("confirm_by", "is not", null)]))
    .execute();
  return rows.map(({ id, life, confirm_by: confirmBy, closes_at: closesAt }) => ({
    id,
    ...(life === "published" && confirmBy !== null && { confirmBy }),
    ...(closesAt !== null && { expiresAt: closesAt + 1 }),
  }));
}

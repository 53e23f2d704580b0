import type { ChangeParts } from "../../platform/events/change-parts.ts";
import { lastSequence } from "../../platform/events/follower.ts";
import type { ResponsivenessChanged } from "./events.ts";
import { countedThrough, ledgerOf } from "./queries.ts";
import { answerDaysOf, answerWaitsOf, changesAt, responsivenessOf, settledOf } from "./rules.ts";

export type LedgerParts = ChangeParts;

/**
 * Recounts an organization's answers from the event log alone, and stores the figures to show. Does nothing if the
 * event `because` is already counted, so simultaneous events lead to one count.
 */
export async function countAnswers(
  { database, clock, events }: LedgerParts,
  organizationId: number,
  because?: number,
): Promise<void> {
  await database.write(async (writer) => {
    await database.dialect.hold(writer, "organization", organizationId);
    if (because !== undefined && because <= (await countedThrough(writer, organizationId))) return;
    const now = clock.now();
    const through = await lastSequence(writer);
    const settled = settledOf(await ledgerOf(writer, organizationId, now), now);
    await writer
      .updateTable("organization")
      .set({
        record_json: JSON.stringify(responsivenessOf(settled, now)),
        answer_days_json: JSON.stringify(answerDaysOf(settled)),
        answer_waits_json: JSON.stringify(answerWaitsOf(settled)),
      })
      .where("id", "=", organizationId)
      .execute();
    await events.append(writer, {
      name: "responsiveness-changed",
      subject: "organization",
      subjectId: organizationId,
      payload: { through, changesAt: changesAt(settled) ?? null },
    } satisfies ResponsivenessChanged);
  });
}

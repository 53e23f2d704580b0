import type { Writer } from "../../platform/database/database.ts";
import type { ChangeParts } from "../../platform/events/change-parts.ts";
import { lastSequence } from "../../platform/events/follower.ts";
import { jsonText } from "../../platform/json-text.ts";
import type { ResponsivenessChanged } from "./events.ts";
import { countedThrough, ledgerOf } from "./queries.ts";
import {
  answerDaysOf,
  answerWaitsOf,
  changesAt,
  entriesByPro,
  type LedgerEvent,
  responsivenessOf,
  settledOf,
} from "./rules.ts";

export type LedgerParts = ChangeParts;

/**
 * Recounts an organization's answers from the event log alone, and stores its figures and its Pros'. Does nothing if the
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
    const entries = await ledgerOf(writer, organizationId, now);
    const settled = settledOf(entries, now);
    await writer
      .updateTable("organization")
      .set({
        record_json: jsonText(responsivenessOf(settled, now)),
        answer_days_json: jsonText(answerDaysOf(settled)),
        answer_waits_json: JSON.stringify(answerWaitsOf(settled)),
      })
      .where("id", "=", organizationId)
      .execute();
    await keepProRecords(writer, organizationId, entries, now);
    await events.append(writer, {
      name: "responsiveness-changed",
      subject: "organization",
      subjectId: organizationId,
      payload: { through, changesAt: changesAt(settled) ?? null },
    } satisfies ResponsivenessChanged);
  });
}

/** Each Pro's own answers; what nobody answered counts for the organization alone. */
async function keepProRecords(
  writer: Writer,
  organizationId: number,
  entries: readonly LedgerEvent[],
  now: number,
): Promise<void> {
  const byPro = entriesByPro(entries);
  const pros = await writer
    .selectFrom("pro")
    .select(["id", "account_id"])
    .where("organization_id", "=", organizationId)
    .where("account_id", "is not", null)
    .orderBy("id")
    .execute();
  for (const { id, account_id: accountId } of pros) {
    const own = settledOf(byPro.get(accountId ?? 0) ?? [], now);
    await writer
      .updateTable("pro")
      .set({ record_json: jsonText(responsivenessOf(own, now)) })
      .where("id", "=", id)
      .execute();
  }
}

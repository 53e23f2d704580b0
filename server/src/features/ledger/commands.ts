import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { EventLog } from "../../platform/events/log.ts";
import type { ResponsivenessChanged } from "./events.ts";
import { ledgerOf } from "./queries.ts";
import { responsivenessOf } from "./rules.ts";

export interface LedgerParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventLog;
}

/** Counts an organization's answers again, from the event log alone, and keeps what is shown of them. */
export async function countAnswers(parts: LedgerParts, organizationId: number): Promise<void> {
  await parts.database.write(async (writer) => {
    const now = parts.clock.now();
    const figures = JSON.stringify(responsivenessOf(await ledgerOf(writer, organizationId, now), now));
    await writer
      .updateTable("organization")
      .set({ responsiveness_json: figures })
      .where("id", "=", organizationId)
      .execute();
    await parts.events.append(writer, {
      name: "responsiveness-changed",
      subject: "organization",
      subjectId: organizationId,
      payload: {},
    } satisfies ResponsivenessChanged);
  });
}

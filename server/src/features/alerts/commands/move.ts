import type { SessionScope } from "../../session/gate/scopes.ts";
import { alertsOf } from "../queries/alerts.ts";
import { dueInZone } from "../rules/schedule.ts";
import type { AlertParts } from "./announce.ts";
import { wakeAt } from "./schedule.ts";

/** Moves a person's alerts to their hour in the person's present zone. What is due already is mailed as it was. */
export async function moveToZone(
  { database, clock }: Pick<AlertParts, "database" | "clock">,
  owner: Pick<SessionScope, "accountId">,
): Promise<void> {
  const now = clock.now();
  await database.write(async (writer) => {
    await database.dialect.hold(writer, "account", owner.accountId);
    const moved: number[] = [];
    for (const row of await alertsOf(writer, owner)) {
      const { id, frequency, hour, time_zone: timeZone, due_at: dueAt } = row;
      if (dueAt === null || dueAt <= now) continue;
      const at = dueInZone({ frequency, hour, timeZone }, dueAt, now);
      if (at === dueAt) continue;
      await writer.updateTable("job_alert").set({ due_at: at }).where("id", "=", id).execute();
      moved.push(at);
    }
    await wakeAt(writer, moved, now);
  });
}

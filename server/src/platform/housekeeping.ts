import { limits } from "@candor/contract/limits";
import type { Clock } from "./clock.ts";
import type { Database, Writer } from "./database/database.ts";
import { day, hour } from "./durations.ts";
import type { Logger } from "./log.ts";

/** How long finished records are kept, so that people can look back. */
const kept = { tasks: 7 * day, mails: 30 * day, codes: day, metrics: 90 * day, reports: 90 * day };

/** Deletes other expired records. */
export type Chore = (writer: Writer, now: number) => Promise<void>;

/** Deletes expired records, and nothing that a person relies on. */
export async function keepHouse(database: Database, chores: readonly Chore[], now: number): Promise<void> {
  await database.write(async (writer) => {
    const before = (age: number) => now - age;
    await writer
      .deleteFrom("idempotency_key")
      .where("created_at", "<", before(limits.idempotencyHours * hour))
      .execute();
    await writer.deleteFrom("rate_window").where("started_at", "<", before(day)).execute();
    await writer.deleteFrom("login_code").where("created_at", "<", before(kept.codes)).execute();
    await writer.deleteFrom("login_link").where("created_at", "<", before(kept.codes)).execute();
    await writer.deleteFrom("passkey_challenge").where("expires_at", "<=", now).execute();
    await writer
      .deleteFrom("task")
      .where("state", "=", "done")
      .where("finished_at", "<", before(kept.tasks))
      .execute();
    await writer.deleteFrom("mail").where("created_at", "<", before(kept.mails)).execute();
    await writer.deleteFrom("metric").where("received_at", "<", before(kept.metrics)).execute();
    const oldestDay = new Date(before(kept.metrics)).toISOString().slice(0, 10);
    await writer.deleteFrom("metric_count").where("day", "<", oldestDay).execute();
    await writer.deleteFrom("client_error").where("received_at", "<", before(kept.reports)).execute();
    for (const chore of chores) await chore(writer, now);
  });
}

/** Deletes expired records now and every hour; returns the function that ends it. */
export function startHousekeeping(parts: {
  database: Database;
  clock: Clock;
  log: Logger;
  chores: readonly Chore[];
}): () => void {
  const keep = () => {
    keepHouse(parts.database, parts.chores, parts.clock.now()).catch((error: unknown) =>
      parts.log.warn({ err: error }, "what is old could not be deleted; trying again in an hour"),
    );
  };
  keep();
  const timer = setInterval(keep, hour);
  return () => clearInterval(timer);
}

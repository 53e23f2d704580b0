import { sql } from "kysely";
import { isoDate } from "../iso-time.ts";
import { byAge, type Forget, forgetRows, oldest } from "./timer.ts";

/** Counts by sender, and answers stored for repeated calls. */
export const forgetCounts = [
  byAge("counts", "rate_window", ["key"], "started_at"),
  byAge("counts", "idempotency_key", ["key"], "created_at"),
];

export const forgetMails: Forget = byAge("mails", "mail", ["id"], "created_at");

export const forgetMeasurements: readonly Forget[] = [
  byAge("measurements", "metric", ["id"], "received_at"),
  byAge("measurements", "client_error", ["id"], "received_at"),
  (writer, now, most) =>
    forgetRows(
      writer,
      {
        from: "metric_count",
        key: ["day", "kind", "name", "page"],
        where: sql`day < ${isoDate(oldest("measurements", now))}`,
      },
      most,
    ),
];

export const forgetTasks: Forget = tasksIn("done", "tasks");

/** Their payloads and faults may repeat an address. */
export const forgetFailedTasks: Forget = tasksIn("dead", "failedTasks");

function tasksIn(state: "done" | "dead", name: "tasks" | "failedTasks"): Forget {
  return (writer, now, most) =>
    forgetRows(
      writer,
      { from: "task", key: ["id"], where: sql`state = ${state} and finished_at < ${oldest(name, now)}` },
      most,
    );
}

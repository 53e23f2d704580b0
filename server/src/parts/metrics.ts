import type { SearchIndex } from "@candor/engine/port";
import type { Database } from "../platform/database/database.ts";
import { lastSequence } from "../platform/events/follower.ts";
import { type Metrics, openMetrics } from "../platform/metrics.ts";
import { deadLetters } from "../platform/tasks/queue.ts";

/** The gauges of `/metrics`. */
export function gaugesOf({ read }: Database, index: SearchIndex): Metrics {
  const metrics = openMetrics();
  metrics.gauge(
    "candor_postings",
    "Postings that a search can list.",
    async () => (await index.health()).postings,
  );
  metrics.gauge("candor_events", "The event log's last sequence.", () => lastSequence(read));
  metrics.gauge(
    "candor_dead_tasks",
    "Tasks that were given up.",
    async () => (await deadLetters(read)).length,
  );
  return metrics;
}

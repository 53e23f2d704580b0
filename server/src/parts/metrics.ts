import type { SearchIndex } from "@candor/engine/port";
import type { Database } from "../platform/database/database.ts";
import { lastSequence } from "../platform/events/follower.ts";
import { type Metrics, openMetrics } from "../platform/metrics.ts";
import { countGivenUp } from "../platform/tasks/figures.ts";

/** The gauges of `/metrics`. */
export function gaugesOf({ read }: Database, index: SearchIndex, now: number): Metrics {
  const metrics = openMetrics(now);
  metrics.gauge(
    "candor_postings",
    "Postings that a search can list.",
    async () => (await index.health()).postings,
  );
  metrics.gauge("candor_events", "The event log's last sequence.", () => lastSequence(read));
  metrics.gauge("candor_dead_tasks", "Tasks that were given up.", () => countGivenUp(read));
  return metrics;
}

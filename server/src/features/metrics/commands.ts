import type { Metric } from "@candor/contract/metrics";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { once, type Repeat } from "../../platform/http/idempotency.ts";
import { withoutCredentials } from "./rules.ts";

/** Keeps measurements; resolves with how many. */
export async function record(
  parts: { database: Database; clock: Clock },
  kind: "metric" | "action",
  metrics: readonly Metric[],
  repeat: Repeat | undefined,
): Promise<{ accepted: number }> {
  const now = parts.clock.now();
  if (metrics.length === 0) return { accepted: 0 };
  return parts.database.write((writer) =>
    once(writer, repeat, now, async () => {
      const rows = metrics.map(({ name, ...rest }) => ({
        kind,
        name,
        payload_json: JSON.stringify(withoutCredentials(rest)),
        received_at: now,
      }));
      await writer.insertInto("metric").values(rows).execute();
      return { accepted: rows.length };
    }),
  );
}

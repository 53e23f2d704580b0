import { limits } from "@candor/contract/limits";
import type { Metric } from "@candor/contract/metrics/shapes";
import type { Clock } from "../../platform/clock.ts";
import { countRows } from "../../platform/database/count-rows.ts";
import type { Database, Writer } from "../../platform/database/database.ts";
import { once, type Repeat } from "../../platform/http/idempotency.ts";
import { counted, type MetricCount, other } from "./rules.ts";

type Kind = "metric" | "action";

/** Counts measurements by day, name and page; resolves with how many. The number of rows per day is limited. */
export async function record(
  parts: { database: Database; clock: Clock },
  kind: Kind,
  metrics: readonly Metric[],
  repeat: Repeat | undefined,
): Promise<{ accepted: number }> {
  const now = parts.clock.now();
  if (metrics.length === 0) return { accepted: 0 };
  const day = new Date(now).toISOString().slice(0, 10);
  return parts.database.write((writer) =>
    once(writer, repeat, now, async () => {
      for (const count of counted(metrics)) await add(writer, { day, kind }, count);
      return { accepted: metrics.length };
    }),
  );
}

async function add(writer: Writer, of: { day: string; kind: Kind }, count: MetricCount): Promise<void> {
  const { numUpdatedRows } = await writer
    .updateTable("metric_count")
    .set((e) => ({ times: e("times", "+", count.times), total: e("total", "+", count.total) }))
    .where("day", "=", of.day)
    .where("kind", "=", of.kind)
    .where("name", "=", count.name)
    .where("page", "=", count.page)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  const row = (await hasRoom(writer, of.day)) ? count : { ...count, ...other };
  await writer
    .insertInto("metric_count")
    .values({ ...of, ...row })
    .onConflict((conflict) =>
      conflict.columns(["day", "kind", "name", "page"]).doUpdateSet((e) => ({
        times: e("metric_count.times", "+", count.times),
        total: e("metric_count.total", "+", count.total),
      })),
    )
    .execute();
}

async function hasRoom(writer: Writer, day: string): Promise<boolean> {
  const rows = await countRows(writer.selectFrom("metric_count").where("day", "=", day));
  return rows < limits.metricsPerDay;
}

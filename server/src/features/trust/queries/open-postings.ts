import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { Reader } from "../../../platform/database/database.ts";
import { lastId } from "../../../platform/database/last-id.ts";
import { day } from "../../../platform/durations.ts";
import type { Alike } from "../rules/postings.ts";

/** How many posting numbers one query looks at: some milliseconds, after which others have their turn. */
const step = 20_000;

/** Open postings, counted by where they come from and how old what is known of them is. */
export async function openPostings(read: Reader, now: number): Promise<Alike[]> {
  const last = await lastId(read, "posting");
  const counts: Alike[] = [];
  for (let after = 0; after < last; after += step) {
    counts.push(...(await countBetween(read, { after, through: after + step, now })));
    await setImmediate();
  }
  return counts;
}

/** Read from the index `posting_open` alone. */
async function countBetween(
  read: Reader,
  { after, through, now }: { readonly after: number; readonly through: number; readonly now: number },
) {
  const { rows } = await sql<Alike>`select source,
      case when life is null then 0 else 1 end as hosted,
      case when confirmed_at is null then 0 else 1 end as confirmed,
      (${sql.lit(now)} - coalesce(confirmed_at, first_seen_at)) / ${sql.lit(day)} as days,
      count(*) as count,
      sum(case when pay_min is null and pay_max is null then 0 else 1 end) as paid,
      sum(case when speaks = 0 then 1 else 0 end) as hidden,
      sum(case when speaks = 1 and cluster_size > 1 then 1 else 0 end) as clusters
    from posting
    where status = 'open' and id > ${after} and id <= ${through}
    group by 1, 2, 3, 4`.execute(read);
  return rows;
}

/**
 * When each source last gave a whole list of its postings. Those that it left out were closed, so it has stated every
 * posting that is open.
 */
export async function lastWholeLists(read: Reader): Promise<ReadonlyMap<string, number>> {
  const rows = await read
    .selectFrom("import_run")
    .select((e) => ["source", e.fn.max("started_at").as("at")])
    .where("complete", "=", 1)
    .where("state", "=", "applied")
    .groupBy("source")
    .execute();
  return new Map(rows.map(({ source, at }) => [source, at]));
}

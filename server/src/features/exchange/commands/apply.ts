import type { Clock } from "../../../platform/clock.ts";
import type { Database, Writer } from "../../../platform/database/database.ts";
import type { EventLog } from "../../../platform/events/log.ts";
import type { PostingsChanged } from "../../jobs/events.ts";
import { runById, stagedRows } from "../queries.ts";
import { closeMissing } from "./close.ts";
import { recluster } from "./cluster.ts";
import { finishRun } from "./stage.ts";
import { upsert } from "./upsert.ts";

const batchSize = 250;

export interface ApplyParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventLog;
}

/** Counts of postings. */
export interface Applied {
  added: number;
  updated: number;
  unchanged: number;
  closed: number;
}

/**
 * Applies a staged run in batches, each in one transaction with the place it came to: a run that is stopped goes on
 * where it was. `progress` hears how many rows are done.
 */
export async function applyRun(
  parts: ApplyParts,
  runId: number,
  progress: (rows: number) => void = () => {},
): Promise<Applied> {
  const { database, clock } = parts;
  const run = await runById(database.read, runId);
  const totals = { ...nothing, ...(JSON.parse(run.summary_json) as Partial<Applied>) };
  let done = 0;
  for (let after = run.applied_through; ; ) {
    const rows = await stagedRows(database.read, runId, after, batchSize);
    const last = rows.at(-1);
    if (!last) break;
    await database.write(async (writer) => {
      const outcome = await upsert(
        writer,
        { runId, now: clock.now() },
        rows.map(({ draft }) => draft),
      );
      add(totals, outcome.counts);
      await note(writer, runId, last.row, totals);
      await announce(parts, writer, await recluster(writer, outcome.changed));
    });
    after = last.row;
    progress((done += rows.length));
  }
  if (run.complete === 1) await closeGone(parts, run, totals);
  await database.write((writer) => finishRun(writer, runId, "applied", clock.now()));
  return totals;
}

const nothing: Applied = { added: 0, updated: 0, unchanged: 0, closed: 0 };

async function closeGone(
  parts: ApplyParts,
  run: { id: number; source: string },
  totals: Applied,
): Promise<void> {
  for (let more = true; more; ) {
    await parts.database.write(async (writer) => {
      const closed = await closeMissing(writer, run, { most: batchSize, now: parts.clock.now() });
      totals.closed += closed.length;
      more = closed.length === batchSize;
      await announce(parts, writer, await recluster(writer, closed));
    });
  }
}

function add(totals: Applied, counts: Applied): void {
  for (const name of Object.keys(totals) as (keyof Applied)[]) totals[name] += counts[name];
}

async function note(writer: Writer, runId: number, through: number, totals: Applied): Promise<void> {
  await writer
    .updateTable("import_run")
    .set({ applied_through: through, summary_json: JSON.stringify(totals) })
    .where("id", "=", runId)
    .execute();
}

async function announce(parts: ApplyParts, writer: Writer, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const event: PostingsChanged = { name: "postings-changed", subject: "posting", payload: { ids } };
  await parts.events.append(writer, event);
}

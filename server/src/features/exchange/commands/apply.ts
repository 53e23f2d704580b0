import type { Clock } from "../../../platform/clock.ts";
import type { Database, Writer } from "../../../platform/database/database.ts";
import type { EventLog } from "../../../platform/events/log.ts";
import { runById, type StagedRow, stagedRows } from "../queries.ts";
import { type Applied, add, nothing } from "../rules/applied.ts";
import { announceChanges, announceRestated } from "./announce.ts";
import { closeMissing } from "./close.ts";
import { recluster } from "./cluster.ts";
import { finishRun } from "./stage.ts";
import { keepSeen, upsert } from "./upsert.ts";

const batchSize = 250;

export interface ApplyParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventLog;
}

export interface ApplyOptions {
  /** Called with the number of rows done so far. */
  readonly progress?: (rows: number) => void;
  /** Stops between two batches; the run can be resumed. */
  readonly signal?: AbortSignal;
}

/**
 * Applies a staged run in batches. Each transaction also records its progress, so an interrupted run resumes where it
 * stopped.
 */
export async function applyRun(
  parts: ApplyParts,
  runId: number,
  options: ApplyOptions = {},
): Promise<Applied> {
  const { database, clock } = parts;
  const run = await runById(database.read, runId);
  const totals = { ...nothing, ...(JSON.parse(run.summary_json) as Partial<Applied>) };
  let done = 0;
  for (let after = run.applied_through; ; ) {
    options.signal?.throwIfAborted();
    const rows = await stagedRows(database.read, runId, after, batchSize);
    const last = rows.at(-1);
    if (!last) break;
    await database.write(async (writer) => {
      const now = clock.now();
      const { counts, changed, restated } = await upsert(writer, { runId, now }, draftsIn(rows));
      await keepSeen(writer, { runId, now, source: run.source }, refusedIn(rows));
      add(totals, counts);
      await note(writer, runId, last.row, totals);
      await announceChanges(parts, writer, await recluster(writer, changed));
      await announceRestated(parts, writer, restated);
    });
    after = last.row;
    options.progress?.((done += rows.length));
  }
  if (run.complete === 1) await closeGone(parts, run, totals);
  await database.write((writer) => finishRun(writer, runId, "applied", clock.now()));
  return totals;
}

function draftsIn(rows: readonly StagedRow[]) {
  return rows.flatMap((row) => ("draft" in row ? [row.draft] : []));
}

function refusedIn(rows: readonly StagedRow[]) {
  return rows.flatMap((row) => ("refused" in row ? [row.refused] : []));
}

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
      await announceChanges(parts, writer, await recluster(writer, closed));
    });
  }
}

async function note(writer: Writer, runId: number, through: number, totals: Applied): Promise<void> {
  await writer
    .updateTable("import_run")
    .set({ applied_through: through, summary_json: JSON.stringify(totals) })
    .where("id", "=", runId)
    .execute();
}

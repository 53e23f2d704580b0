import type { Writer } from "../../../platform/database/database.ts";
import { runById, type StagedRow, stagedRows } from "../queries/runs.ts";
import { ownerOf } from "../queries/sources.ts";
import { type Applied, add, nothing } from "../rules/applied.ts";
import { announceChanges, announceEach } from "./announce.ts";
import { closeGone, dropGone } from "./close-gone.ts";
import { recluster } from "./cluster.ts";
import { joinClosed } from "./join-reposts.ts";
import type { ApplyParts } from "./parts.ts";
import { finishRun } from "./runs.ts";
import { keepSeen, upsert } from "./upsert.ts";

const batchSize = 250;

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
  const owner = await ownerOf(database.read, run.source);
  const totals = { ...nothing, ...(JSON.parse(run.summary_json) as Partial<Applied>) };
  let done = 0;
  for (let after = run.applied_through; ; ) {
    options.signal?.throwIfAborted();
    const rows = await stagedRows(database.read, runId, after, batchSize);
    const last = rows.at(-1);
    if (!last) break;
    await database.write(async (writer) => {
      const now = clock.now();
      const applied = await upsert(writer, { runId, now, owner }, draftsIn(rows));
      await joinClosed(writer, applied.added);
      await keepSeen(writer, { runId, now, source: run.source }, refusedIn(rows));
      add(totals, applied.counts);
      await note(writer, runId, last.row, totals);
      await announceChanges(parts, writer, await recluster(writer, applied.changed));
      await announceEach(parts, writer, "source-restated", applied.restated);
      await announceEach(parts, writer, "source-offered", applied.drafted);
    });
    after = last.row;
    options.progress?.((done += rows.length));
  }
  if (run.complete === 1) totals.closed += await closeGone(parts, run);
  if (run.complete === 1 && owner) totals.closed += await dropGone(parts, run);
  await database.write((writer) => finishRun(writer, runId, "applied", clock.now()));
  return totals;
}

function draftsIn(rows: readonly StagedRow[]) {
  return rows.flatMap((row) => ("draft" in row ? [row.draft] : []));
}

function refusedIn(rows: readonly StagedRow[]) {
  return rows.flatMap((row) => ("refused" in row ? [row.refused] : []));
}

async function note(writer: Writer, runId: number, through: number, totals: Applied): Promise<void> {
  await writer
    .updateTable("import_run")
    .set({ applied_through: through, summary_json: JSON.stringify(totals) })
    .where("id", "=", runId)
    .execute();
}

import type { Clock } from "../../../platform/clock.ts";
import type { Database, Writer } from "../../../platform/database/database.ts";
import type { StagedRow } from "../queries/runs.ts";

const batchSize = 500;

/**
 * Stages a file's rows without touching any posting. A fault in the file discards the staged rows and rejects. Once it
 * resolves, the run can be applied, now or after a crash.
 */
export async function stage(
  parts: { database: Database; clock: Clock },
  source: string,
  rows: AsyncIterable<StagedRow> | Iterable<StagedRow>,
  /** Called after the last row: whether the file contains all of its source's postings. */
  isComplete: () => boolean | Promise<boolean>,
): Promise<number> {
  const runId = await beginRun(parts, source);
  try {
    let batch: StagedRow[] = [];
    for await (const row of rows) {
      batch.push(row);
      if (batch.length < batchSize) continue;
      await put(parts.database, runId, batch);
      batch = [];
    }
    await put(parts.database, runId, batch);
    const complete = (await isComplete()) ? 1 : 0;
    await parts.database.write((writer) =>
      writer.updateTable("import_run").set({ state: "staged", complete }).where("id", "=", runId).execute(),
    );
    return runId;
  } catch (error) {
    await undo(parts, runId);
    throw error;
  }
}

/** Discards a run's staged rows; no posting was changed. */
export async function undo(parts: { database: Database; clock: Clock }, runId: number): Promise<void> {
  await parts.database.write(async (writer) => {
    await finishRun(writer, runId, "failed", parts.clock.now());
  });
}

export async function finishRun(
  writer: Writer,
  runId: number,
  state: "applied" | "failed",
  now: number,
): Promise<void> {
  await writer.deleteFrom("import_row").where("run_id", "=", runId).execute();
  await writer.updateTable("import_run").set({ state, finished_at: now }).where("id", "=", runId).execute();
}

export async function beginRun(
  { database, clock }: { database: Database; clock: Clock },
  source: string,
): Promise<number> {
  const run = { source, state: "staging" as const, complete: 0, applied_through: 0, summary_json: "{}" };
  const { id } = await database.write((writer) =>
    writer
      .insertInto("import_run")
      .values({ ...run, started_at: clock.now(), finished_at: null })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  return id;
}

async function put(database: Database, runId: number, batch: readonly StagedRow[]): Promise<void> {
  if (batch.length === 0) return;
  const values = batch.map(({ row, ...content }) => ({
    run_id: runId,
    row,
    content_json: JSON.stringify(content),
  }));
  await database.write((writer) => writer.insertInto("import_row").values(values).execute());
}

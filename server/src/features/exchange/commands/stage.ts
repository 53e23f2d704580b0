import type { Database } from "../../../platform/database/database.ts";
import type { StagedRow } from "../queries/runs.ts";
import { beginRun, type RunParts, undoRun } from "./runs.ts";

const batchSize = 500;

/**
 * Stages a file's rows without touching any posting. A fault in the file discards the staged rows and rejects. Once it
 * resolves, the run can be applied, now or after a crash.
 */
export async function stage(
  parts: RunParts,
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
    await undoRun(parts, runId);
    throw error;
  }
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

import type { Writer } from "../../../platform/database/database.ts";
import type { ApplyParts } from "./parts.ts";

export type RunParts = Pick<ApplyParts, "database" | "clock">;

/** Resolves with the new run's number. */
export async function beginRun({ database, clock }: RunParts, source: string): Promise<number> {
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

/** Discards a run's staged rows; no posting was changed. */
export async function undoRun({ database, clock }: RunParts, runId: number): Promise<void> {
  await database.write((writer) => finishRun(writer, runId, "failed", clock.now()));
}

/** Ends a run; its staged rows are no longer needed. */
export async function finishRun(
  writer: Writer,
  runId: number,
  state: "applied" | "failed",
  now: number,
): Promise<void> {
  await writer.deleteFrom("import_row").where("run_id", "=", runId).execute();
  await writer.updateTable("import_run").set({ state, finished_at: now }).where("id", "=", runId).execute();
}

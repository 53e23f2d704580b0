import { unfinishedRuns } from "../queries/runs.ts";
import { applyRun } from "./apply.ts";
import type { ApplyParts } from "./parts.ts";
import { undoRun } from "./runs.ts";

/** Only one process at a time stages and applies. */
export const importsLock = "imports";

/** Runs by outcome. Failed ones stay as they are and are retried at the next start. */
export interface Resumed {
  resumed: number;
  undone: number;
  failures: unknown[];
}

/**
 * Finishes interrupted runs: a file that was read completely is applied to the end, any other is undone. A run that
 * fails doesn't hold up the others. The caller holds `importsLock`, so that a run in progress isn't mistaken for an
 * interrupted one.
 */
export async function resumeRuns(parts: ApplyParts, signal?: AbortSignal): Promise<Resumed> {
  const outcome: Resumed = { resumed: 0, undone: 0, failures: [] };
  for (const run of await unfinishedRuns(parts.database.read)) {
    signal?.throwIfAborted();
    try {
      if (run.state === "staged") {
        await applyRun(parts, run.id, signal ? { signal } : {});
        outcome.resumed += 1;
      } else {
        await undoRun(parts, run.id);
        outcome.undone += 1;
      }
    } catch (error) {
      if (signal?.aborted) throw error;
      outcome.failures.push(error);
    }
  }
  return outcome;
}

import { unfinishedRuns } from "../queries.ts";
import { type ApplyParts, applyRun } from "./apply.ts";
import { undo } from "./stage.ts";

/** One process at a time stages and applies. */
export const importsLock = "imports";

/** Runs by what became of them; those that failed stay as they are, and are tried again at the next start. */
export interface Resumed {
  resumed: number;
  undone: number;
  failures: unknown[];
}

/**
 * Ends what a stop interrupted: a file that was read whole is applied to its end, one that was not is undone. One that
 * cannot be ended holds up none of the others. The caller holds `importsLock`, so that no run under way is taken for
 * an interrupted one.
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
        await undo(parts, run.id);
        outcome.undone += 1;
      }
    } catch (error) {
      if (signal?.aborted) throw error;
      outcome.failures.push(error);
    }
  }
  return outcome;
}

import { unfinishedRuns } from "../queries.ts";
import { type ApplyParts, applyRun } from "./apply.ts";
import { undo } from "./stage.ts";

/** One process at a time stages and applies. */
export const importsLock = "imports";

/**
 * Ends what a stop interrupted: a file that was read whole is applied to its end, one that was not is undone. The
 * caller holds `importsLock`, so that no run under way is taken for an interrupted one.
 */
export async function resumeRuns(
  parts: ApplyParts,
  signal?: AbortSignal,
): Promise<{ resumed: number; undone: number }> {
  const outcome = { resumed: 0, undone: 0 };
  for (const run of await unfinishedRuns(parts.database.read)) {
    if (run.state === "staged") {
      await applyRun(parts, run.id, signal ? { signal } : {});
      outcome.resumed += 1;
    } else {
      await undo(parts, run.id);
      outcome.undone += 1;
    }
  }
  return outcome;
}

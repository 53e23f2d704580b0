import { importsLock, resumeRuns } from "../features/exchange/commands/resume.ts";
import type { Records } from "./command.ts";

/** Waits for a running import, and finishes or undoes an interrupted one. */
export async function alone<T extends object | number>(records: Records, work: () => Promise<T>): Promise<T> {
  for (let told = false; ; told = true) {
    const result = await records.database.exclusively(importsLock, async () => {
      const { resumed, undone, failures } = await resumeRuns(records);
      if (resumed > 0) process.stderr.write("An import that was interrupted has been applied to its end.\n");
      if (undone > 0)
        process.stderr.write("An import that was interrupted before its file was read has been undone.\n");
      for (const failure of failures)
        process.stderr.write(`An import that was interrupted could not be ended: ${String(failure)}\n`);
      return work();
    });
    if (result !== undefined) return result;
    if (!told) process.stderr.write("Another import is running. Waiting for it.\n");
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

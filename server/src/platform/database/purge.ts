import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { databaseFileName } from "./sqlite.ts";
import { DatabaseUnavailable } from "./unavailable.ts";

/**
 * Overwrites what deleted rows left behind in a folder's database: free pages, and pages of the write-ahead log. Throws
 * if others keep reading or writing.
 */
export async function purgeFile(folder: string): Promise<void> {
  const worker = new Worker(new URL("./purge-file.ts", import.meta.url), {
    workerData: join(folder, databaseFileName),
  });
  const answer = await new Promise<string>((resolve) => {
    worker.once("message", resolve);
    worker.once("error", (error: Error) => resolve(error.message));
  });
  if (answer !== "ok") throw new DatabaseUnavailable(`The records were not purged: ${answer}`);
}

import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";

/** How long it waits for the writer and for readers, in milliseconds. */
const patience = 5000;

/** Rewrites a database in its own thread, and empties its write-ahead log; reports a fault, or "ok". */
function purge(path: string): string {
  try {
    const database = new DatabaseSync(path, { timeout: patience });
    database.exec("PRAGMA synchronous = FULL; VACUUM");
    const log = database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get();
    database.close();
    return log?.["busy"] === 0 ? "ok" : "The write-ahead log is being read.";
  } catch (error) {
    return (error as Error).message;
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort?.postMessage(purge(workerData as string));

import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";

/** How long it waits for the writer, in milliseconds. */
const patience = 5000;
/** How long it tries to empty the log, in milliseconds. */
const logPatience = 30_000;
/** How long one try keeps writers waiting for readers, and the pause before the next, in milliseconds. */
const wait = 100;

/** Rewrites a database in its own thread, and empties its write-ahead log; reports a fault, or "ok". */
function purge(path: string): string {
  try {
    const database = new DatabaseSync(path, { timeout: patience });
    database.exec("PRAGMA synchronous = FULL; VACUUM");
    const isEmpty = emptyLog(database);
    database.close();
    return isEmpty ? "ok" : "The write-ahead log is being read.";
  } catch (error) {
    return (error as Error).message;
  }
}

/** SQLite doesn't wait for another connection's checkpoint, which any write may begin, so this retries. */
function emptyLog(database: DatabaseSync): boolean {
  database.exec(`PRAGMA busy_timeout = ${wait}`);
  const until = performance.now() + logPatience;
  while (performance.now() < until) {
    if (database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()?.["busy"] === 0) return true;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, wait);
  }
  return false;
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort?.postMessage(purge(workerData as string));

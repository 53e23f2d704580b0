import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";

/** Reads every page of a database in its own thread, and reports the first fault, or "ok". */
function quickCheck(path: string): string {
  try {
    const database = new DatabaseSync(path, { timeout: 5000 });
    const row = database.prepare("PRAGMA quick_check(1)").get();
    database.close();
    return String(row?.["quick_check"]);
  } catch (error) {
    return (error as Error).message;
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort?.postMessage(quickCheck(workerData as string));

import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { Logger } from "../log.ts";
import { quickCheck } from "./quick-check.ts";
import { databaseFileName } from "./sqlite.ts";

/** The records' file is damaged. */
export class RecordsDamaged extends Error {
  override name = "RecordsDamaged";
}

/** A file of this size is read within a fraction of a second. */
const alwaysChecked = 64 * 1024 ** 2;
/** A file of this size is read before a thread would have started. */
const checkedHere = 4 * 1024 ** 2;
/** How long a start waits for the result, in milliseconds. After that it goes on, and the result is reported later. */
const patience = 1000;

/**
 * Whether a start should check the whole file: if that takes no time, or if the last server didn't close it, which
 * leaves the write-ahead log behind. Call it before the database is opened.
 */
export function needsCheck(folder: string): boolean {
  const path = join(folder, databaseFileName);
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  return size > 0 && (size <= alwaysChecked || existsSync(`${path}-wal`));
}

/** What is known about the records' file. */
export interface Integrity {
  readonly state: "checking" | "ok" | "damaged";
  readonly fault?: string;
}

/**
 * Checks in the background. Rejects with `RecordsDamaged` if damage is found soon; the returned function has later
 * results.
 */
export async function checkIntegrity(folder: string, log: Logger): Promise<() => Integrity> {
  const found = { integrity: { state: "checking" } as Integrity, isAwaited: true };
  const done = judge(join(folder, databaseFileName), found, log);
  const abort = new AbortController();
  await Promise.race([done, wait(patience, undefined, { signal: abort.signal }).catch(() => {})]);
  abort.abort();
  found.isAwaited = false;
  if (found.integrity.state === "damaged") throw new RecordsDamaged(found.integrity.fault);
  return () => found.integrity;
}

async function judge(
  path: string,
  found: { integrity: Integrity; readonly isAwaited: boolean },
  log: Logger,
): Promise<void> {
  const answer = await readAll(path);
  found.integrity = answer === "ok" ? { state: "ok" } : { state: "damaged", fault: answer };
  if (answer !== "ok" && !found.isAwaited) log.fatal({ fault: answer }, "the records are damaged");
}

/** Resolves to "ok" or the first fault. */
async function readAll(path: string): Promise<string> {
  if (statSync(path).size <= checkedHere) return quickCheck(path);
  const worker = new Worker(new URL("./quick-check-thread.ts", import.meta.url), { workerData: path });
  worker.unref();
  return new Promise((resolve) => {
    worker.once("message", resolve);
    worker.once("error", (error: Error) => resolve(error.message));
  });
}

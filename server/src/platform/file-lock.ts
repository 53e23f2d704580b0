import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openPrivateFolder } from "./private-files.ts";

/** Another process holds the file. */
export class FileLocked extends Error {
  override name = "FileLocked";
}

/**
 * Holds a file in the folder for one process; the returned function releases it. The lock is SQLite's own, on an
 * otherwise empty database file. The operating system releases it when the process ends, however that ends, so there is
 * no stale lock to clean up.
 */
export function lockFile(folder: string, name: string): () => void {
  openPrivateFolder(folder);
  const file = new DatabaseSync(join(folder, name));
  try {
    file.exec("PRAGMA journal_mode = DELETE; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  } catch (error) {
    file.close();
    if (isBusy(error)) throw new FileLocked(`Another process holds ${join(folder, name)}.`);
    throw error;
  }
  return () => file.close();
}

const sqliteBusy = 5;

/** Whether another connection to the SQLite file is in the way. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && ((error.errcode as number) & 0xff) === sqliteBusy;
}

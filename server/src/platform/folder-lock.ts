import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Another server has the data folder. */
export class FolderLocked extends Error {
  override name = "FolderLocked";
}

/**
 * Holds the data folder for one server. The lock is SQLite's own on a file of nothing else: the operating system
 * drops it with the process, however that ends, so there is no stale lock to clean up.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = new DatabaseSync(join(folder, "server.lock"));
  try {
    file.exec("PRAGMA journal_mode = DELETE; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  } catch (error) {
    file.close();
    if (!isBusy(error)) throw error;
    throw new FolderLocked(`Another Candor server is running on ${folder}. Stop it, or set DATA_DIR to another folder.`);
  }
  return () => file.close();
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && (error.errcode === 5 || error.errcode === 261);
}

import { closeSync, fsyncSync, openSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";

export const filesFolderName = "files";

export interface StoredFile {
  readonly storageKey: string;
  readonly sha256: string;
}

/** The files that the records name. */
export function storedFiles(database: DatabaseSync): StoredFile[] {
  const rows = database.prepare("SELECT storage_key AS storageKey, sha256 FROM file").all();
  return rows as unknown as StoredFile[];
}

export function fsyncFile(path: string): void {
  const file = openSync(path, "r+");
  fsyncSync(file);
  closeSync(file);
}

import { renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { databaseFileName } from "../database/sqlite.ts";
import { openFiles } from "../files.ts";
import { filesFolderName, fsyncFile, storedFiles } from "./archive.ts";

/**
 * Copies the records as they are at one moment, while the server runs or not, and the files they name, into one
 * SQLite file. The name appears when all of it is on disk.
 */
export async function backUp(dataFolder: string, target: string): Promise<{ files: number }> {
  const part = `${target}.part`;
  rmSync(part, { force: true });
  const source = new DatabaseSync(join(dataFolder, databaseFileName), { readOnly: true });
  await backup(source, part);
  source.close();
  const archive = new DatabaseSync(part);
  try {
    const count = await addFiles(archive, join(dataFolder, filesFolderName));
    archive.exec("PRAGMA journal_mode = DELETE");
    return { files: count };
  } finally {
    archive.close();
    fsyncFile(part);
    renameSync(part, target);
  }
}

async function addFiles(archive: DatabaseSync, folder: string): Promise<number> {
  const files = openFiles(folder);
  archive.exec("CREATE TABLE backup_file (storage_key TEXT PRIMARY KEY, bytes BLOB NOT NULL)");
  const insert = archive.prepare("INSERT INTO backup_file (storage_key, bytes) VALUES (?, ?)");
  const stored = storedFiles(archive);
  for (const { storageKey, sha256 } of stored) insert.run(storageKey, await files.get(storageKey, sha256));
  return stored.length;
}

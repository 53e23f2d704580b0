import { renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { databaseFileName } from "../database/sqlite.ts";
import { openFiles } from "../files.ts";
import { privateFile } from "../private-files.ts";
import { filesFolderName, fsyncFile, storedFiles } from "./archive.ts";
import { seal, sealedTable } from "./seal.ts";

/**
 * Copies a snapshot of the records, and the files they name, into one SQLite file with a digest at its end. Works while
 * the server runs. The file gets its name once everything is on disk.
 */
export async function backUp(dataFolder: string, target: string): Promise<{ files: number }> {
  const part = `${target}.part`;
  rmSync(part, { force: true });
  const source = new DatabaseSync(join(dataFolder, databaseFileName), { readOnly: true });
  try {
    writeFileSync(part, "", { mode: privateFile });
    await backup(source, part);
    const files = await addFiles(part, join(dataFolder, filesFolderName));
    seal(part);
    fsyncFile(part);
    renameSync(part, target);
    return { files };
  } finally {
    source.close();
    // Half a backup would keep the disk full that stopped it.
    rmSync(part, { force: true });
  }
}

async function addFiles(part: string, folder: string): Promise<number> {
  const files = openFiles(folder);
  const archive = new DatabaseSync(part);
  try {
    archive.exec("CREATE TABLE backup_file (storage_key TEXT PRIMARY KEY, bytes BLOB NOT NULL)");
    archive.exec(`CREATE TABLE ${sealedTable} (digest TEXT)`);
    const insert = archive.prepare("INSERT INTO backup_file (storage_key, bytes) VALUES (?, ?)");
    const stored = storedFiles(archive);
    for (const { storageKey, sha256 } of stored) insert.run(storageKey, await files.get(storageKey, sha256));
    archive.exec("PRAGMA journal_mode = DELETE");
    return stored.length;
  } finally {
    archive.close();
  }
}

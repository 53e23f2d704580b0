import { hash } from "node:crypto";
import { copyFileSync, existsSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { databaseFileName } from "../database/sqlite.ts";
import { closeToOthers, openPrivateFolder, privateFile } from "../private-files.ts";
import { filesFolderName, fsyncFile, storedFiles } from "./archive.ts";
import { sealedTable, unseal } from "./seal.ts";

/** The archive is incomplete or not an archive. Nothing was changed. */
export class ArchiveDamaged extends Error {
  override name = "ArchiveDamaged";
}

/**
 * Verifies every byte of a backup, then replaces the data folder's records and files with it. The old ones move to a
 * sibling folder; resolves with its path. The caller holds the server's lock.
 */
export function restore(
  archivePath: string,
  dataFolder: string,
  stamp: string,
): { kept: string | undefined } {
  const staging = join(dataFolder, "restore.part");
  rmSync(staging, { recursive: true, force: true });
  openPrivateFolder(staging);
  openPrivateFolder(join(staging, filesFolderName));
  const copy = join(staging, databaseFileName);
  copyFileSync(archivePath, copy);
  closeToOthers([copy]);
  try {
    unpack(copy, join(staging, filesFolderName));
  } catch (error) {
    rmSync(staging, { recursive: true, force: true });
    throw error;
  }
  const kept = setAside(dataFolder, join(dataFolder, `before-restore-${stamp}`));
  for (const name of [databaseFileName, filesFolderName])
    renameSync(join(staging, name), join(dataFolder, name));
  rmSync(staging, { recursive: true });
  return { kept };
}

function unpack(copy: string, filesFolder: string): void {
  const archive = openArchive(copy);
  try {
    for (const { storageKey, sha256 } of storedFiles(archive)) {
      const row = archive.prepare("SELECT bytes FROM backup_file WHERE storage_key = ?").get(storageKey);
      const bytes = row?.["bytes"] as Uint8Array | undefined;
      if (!bytes || hash("sha256", bytes, "hex") !== sha256)
        throw new ArchiveDamaged(`The file ${storageKey} in the backup is damaged.`);
      openPrivateFolder(join(filesFolder, storageKey.slice(0, 2)));
      const path = join(filesFolder, storageKey.slice(0, 2), storageKey);
      writeFileSync(path, bytes, { flush: true, mode: privateFile });
    }
    archive.exec(`DROP TABLE backup_file; DROP TABLE IF EXISTS ${sealedTable}; VACUUM`);
  } finally {
    archive.close();
  }
  fsyncFile(copy);
}

function openArchive(path: string): DatabaseSync {
  try {
    const found = unseal(path);
    const archive = new DatabaseSync(path);
    const check = archive.prepare("PRAGMA integrity_check").get()?.["integrity_check"];
    const has = (table: string) =>
      archive.prepare("SELECT 1 FROM sqlite_master WHERE name = ?").get(table) !== undefined;
    // A backup of an earlier version has no seal, and doesn't say that it has one.
    const isWhole = found === "fits" || (found === "none" && !has(sealedTable));
    if (isWhole && check === "ok" && has("backup_file")) return archive;
    archive.close();
  } catch {
    // Not even a database: reported below.
  }
  throw new ArchiveDamaged("This is no backup of Candor, or it is damaged.");
}

/** The index is derived from the records, so it doesn't fit the restored ones. */
function setAside(dataFolder: string, target: string): string | undefined {
  for (const name of readdirSync(dataFolder)) {
    if (/^index-[0-9a-f]{8}-\d+$/.test(name)) rmSync(join(dataFolder, name), { recursive: true });
  }
  const names = [databaseFileName, `${databaseFileName}-wal`, `${databaseFileName}-shm`, filesFolderName];
  const present = names.filter((name) => existsSync(join(dataFolder, name)));
  if (present.length === 0) return undefined;
  openPrivateFolder(target);
  for (const name of present) renameSync(join(dataFolder, name), join(target, name));
  return target;
}

import { hash } from "node:crypto";
import { copyFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { databaseFileName } from "../database/sqlite.ts";
import { closeToOthers, openPrivateFolder, privateFile } from "../private-files.ts";
import { filesFolderName, fsyncFile, storedFiles } from "./archive.ts";
import { sealedTable, unseal } from "./seal.ts";
import { endInterruptedRestore, readyName, stagingName, takeOver } from "./take-over.ts";

/** The archive is incomplete or not an archive. Nothing was changed. */
export class ArchiveDamaged extends Error {
  override name = "ArchiveDamaged";
}

/**
 * Verifies every byte of a backup, then replaces the data folder's records and files with it. The old ones move to a
 * folder beside them; resolves with its path. The caller holds the server's lock.
 */
export function restore(
  archivePath: string,
  dataFolder: string,
  stamp: string,
): { kept: string | undefined } {
  openPrivateFolder(dataFolder);
  endInterruptedRestore(dataFolder);
  const staging = join(dataFolder, stagingName);
  const copy = join(staging, databaseFileName);
  try {
    openPrivateFolder(join(staging, filesFolderName));
    copyFileSync(archivePath, copy);
    closeToOthers([copy]);
    unpack(copy, join(staging, filesFolderName));
  } catch (error) {
    // Half a copy would keep the disk full that stopped it.
    rmSync(staging, { recursive: true, force: true });
    throw error;
  }
  renameSync(staging, join(dataFolder, readyName(stamp)));
  return { kept: takeOver(dataFolder, stamp) };
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

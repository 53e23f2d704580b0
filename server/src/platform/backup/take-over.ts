import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { databaseFileName } from "../database/sqlite.ts";
import { openPrivateFolder } from "../private-files.ts";
import { filesFolderName } from "./archive.ts";

/** Where a backup is unpacked and checked. A restore that is killed meanwhile has changed nothing. */
export const stagingName = "restore.part";

/** Once a folder has this name, it replaces what is there, even if that takes a second attempt. */
export const readyName = (stamp: string) => `restore.ready-${stamp}`;

/** What is replaced, each with what goes with it. */
const pieces = [
  [databaseFileName, `${databaseFileName}-wal`, `${databaseFileName}-shm`],
  [filesFolderName],
] as const;

/** Undoes what a killed restore had unpacked, or brings it to its end. The caller holds the server's lock. */
export function endInterruptedRestore(dataFolder: string): void {
  rmSync(join(dataFolder, stagingName), { recursive: true, force: true });
  for (const name of readdirSync(dataFolder)) {
    const stamp = name.startsWith(readyName("")) ? name.slice(readyName("").length) : "";
    if (stamp !== "") takeOver(dataFolder, stamp);
  }
}

/** Puts what is ready in its place, piece by piece. Resolves with the folder of what was there. */
export function takeOver(dataFolder: string, stamp: string): string | undefined {
  const [ready, kept] = [join(dataFolder, readyName(stamp)), join(dataFolder, `before-restore-${stamp}`)];
  // The index is derived from the records, so it doesn't fit the restored ones.
  for (const name of readdirSync(dataFolder))
    if (/^index-[0-9a-f]{8}-\d+$/.test(name)) rmSync(join(dataFolder, name), { recursive: true });
  for (const [name, ...companions] of pieces) {
    // Otherwise it is in its place already.
    if (!existsSync(join(ready, name))) continue;
    for (const each of [...companions, name]) setAside(dataFolder, each, kept);
    renameSync(join(ready, name), join(dataFolder, name));
  }
  rmSync(ready, { recursive: true });
  return existsSync(kept) ? kept : undefined;
}

function setAside(dataFolder: string, name: string, kept: string): void {
  if (!existsSync(join(dataFolder, name))) return;
  // A command that ran since the kill may have made new records, which must not replace the old ones.
  const target = existsSync(join(kept, name)) ? `${kept}-later` : kept;
  openPrivateFolder(target);
  renameSync(join(dataFolder, name), join(target, name));
}

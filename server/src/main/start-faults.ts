import { lstatSync } from "node:fs";
import type { Config } from "../platform/config.ts";
import { RecordsDamaged } from "../platform/database/integrity.ts";
import { isDiskFull } from "../platform/disk-full.ts";
import { freeBytes } from "../platform/disk-space.ts";

const sqlite = { readOnly: 8, ioError: 10, damaged: 11, full: 13, cannotOpen: 14, notADatabase: 26 };
const mebibyte = 1024 ** 2;

/** What an operator can do about an error that stops the start, or a command; undefined if nothing. */
export function startFault(error: unknown, { dataFolder }: Pick<Config, "dataFolder">): string | undefined {
  const { code } = error as { code?: string };
  const fault = sqliteFault(error);
  const damage = damageFault(error, { dataFolder });
  if (damage) return damage;
  if (isFullDisk(error) || (fault === sqlite.ioError && freeBytes(dataFolder) < mebibyte))
    return `The disk of DATA_DIR is full: ${Math.floor(freeBytes(dataFolder) / mebibyte)} MB are free where ${dataFolder} lies. Make room, and start again.`;
  const refused = folderFaults[code ?? ""] ?? folderFault(error) ?? sqliteFaults[fault ?? 0];
  if (refused) return `DATA_DIR is ${dataFolder}, where ${refused}. Set it to another folder.`;
  return undefined;
}

/** What an operator can do about damaged records; undefined if the error says nothing of them. */
function damageFault(error: unknown, { dataFolder }: Pick<Config, "dataFolder">): string | undefined {
  const fault = sqliteFault(error);
  if (!(error instanceof RecordsDamaged) && fault !== sqlite.damaged && fault !== sqlite.notADatabase)
    return undefined;
  return `The records in ${dataFolder} are damaged (${(error as Error).message}). Restore a backup with npm run restore -- FILE.`;
}

/** What an operator can do if a command fills a disk; undefined if it didn't. It may be another disk than DATA_DIR's. */
export function fullDiskFault(error: unknown): string | undefined {
  return isFullDisk(error) ? "The disk is full. Make room, and run the command again." : undefined;
}

function isFullDisk(error: unknown): boolean {
  return isDiskFull(error) || sqliteFault(error) === sqlite.full;
}

function sqliteFault(error: unknown): number | undefined {
  const { errcode } = error as { errcode?: number };
  return errcode === undefined ? undefined : errcode & 0xff;
}

const mayNot = "this user may not create files";

const sqliteFaults: Readonly<Record<number, string>> = {
  [sqlite.cannotOpen]: mayNot,
  [sqlite.readOnly]: "this user may not write the records",
};

const folderFaults: Readonly<Record<string, string>> = {
  EACCES: mayNot,
  EPERM: mayNot,
  EROFS: "the disk is read-only",
  EEXIST: "a file is in the way",
  ENOTDIR: "a file is in the way",
};

/** Folders are made with their parents. A link may lead to a disk that isn't mounted; `/proc` takes no folders. */
function folderFault(error: unknown): string | undefined {
  const { code = "", syscall, path = "" } = error as NodeJS.ErrnoException;
  if (syscall !== "mkdir" || !["ENOENT", "ELOOP"].includes(code)) return undefined;
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  return isLink || code === "ELOOP" ? "a link leads nowhere" : "no folder can be created";
}

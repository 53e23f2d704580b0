import { statfsSync } from "node:fs";
import type { Config } from "../platform/config.ts";
import { RecordsDamaged } from "../platform/database/integrity.ts";
import { isDiskFull } from "../platform/disk-full.ts";

const sqlite = { ioError: 10, damaged: 11, full: 13, cannotOpen: 14, notADatabase: 26 };
const mebibyte = 1024 ** 2;

/** What an operator can do about an error that stops the start; undefined if nothing. */
export function startFault(error: unknown, { dataFolder }: Pick<Config, "dataFolder">): string | undefined {
  const { code, errcode } = error as { code?: string; errcode?: number };
  const fault = errcode === undefined ? undefined : errcode & 0xff;
  if (error instanceof RecordsDamaged || fault === sqlite.damaged || fault === sqlite.notADatabase)
    return `The records in ${dataFolder} are damaged (${(error as Error).message}). Restore a backup with npm run restore -- FILE.`;
  const isFull = isDiskFull(error) || fault === sqlite.full;
  if (isFull || (fault === sqlite.ioError && freeBytes(dataFolder) < mebibyte))
    return `The disk of DATA_DIR is full: ${Math.floor(freeBytes(dataFolder) / mebibyte)} MB are free where ${dataFolder} lies. Make room, and start again.`;
  const refused = folderFaults[code ?? ""] ?? (fault === sqlite.cannotOpen ? mayNot : undefined);
  if (refused) return `DATA_DIR is ${dataFolder}, where ${refused}. Set it to another folder.`;
  return undefined;
}

const mayNot = "this user may not create files";

const folderFaults: Readonly<Record<string, string>> = {
  EACCES: mayNot,
  EPERM: mayNot,
  EROFS: "the disk is read-only",
  EEXIST: "a file is in the way",
  ENOTDIR: "a file is in the way",
};

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

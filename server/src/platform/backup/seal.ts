import { createHash } from "node:crypto";
import { appendFileSync, closeSync, fstatSync, openSync, readSync, truncateSync } from "node:fs";

const mark = Buffer.from("candor-backup-sha256:");
const digestBytes = 32;
export const sealBytes = mark.length + digestBytes;
const portion = 1024 * 1024;
/** A backup with this table must have a seal. */
export const sealedTable = "backup_sealed";

/** Appends a digest of the whole file. SQLite's own check sees no byte that changed within a text. */
export function seal(path: string): void {
  appendFileSync(path, Buffer.concat([mark, digestOf(path)]));
}

/** Takes the seal off, and says whether it fits what is left. */
export function unseal(path: string): "fits" | "broken" | "none" {
  const { size, end } = endOf(path);
  if (!end.subarray(0, mark.length).equals(mark)) return "none";
  truncateSync(path, size - sealBytes);
  return digestOf(path).equals(end.subarray(mark.length)) ? "fits" : "broken";
}

function digestOf(path: string): Buffer {
  const file = openSync(path, "r");
  const digest = createHash("sha256");
  const bytes = Buffer.alloc(portion);
  try {
    for (let read = readSync(file, bytes); read > 0; read = readSync(file, bytes))
      digest.update(bytes.subarray(0, read));
    return digest.digest();
  } finally {
    closeSync(file);
  }
}

function endOf(path: string) {
  const file = openSync(path, "r");
  const end = Buffer.alloc(sealBytes);
  try {
    const { size } = fstatSync(file);
    readSync(file, end, 0, sealBytes, Math.max(0, size - sealBytes));
    return { size, end };
  } finally {
    closeSync(file);
  }
}

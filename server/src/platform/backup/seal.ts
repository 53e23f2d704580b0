import { createHash } from "node:crypto";
import { appendFileSync, closeSync, fstatSync, openSync, readSync, truncateSync } from "node:fs";

const mark = Buffer.from("candor-backup-sha256:");
const digestBytes = 32;
export const sealBytes = mark.length + digestBytes;
const portion = 1024 * 1024;

/** Appends a digest of the whole file. SQLite's own check sees no byte that changed within a text. */
export function seal(path: string): void {
  appendFileSync(path, Buffer.concat([mark, digestOf(path)]));
}

/**
 * Takes the seal off; false if it doesn't fit the file, or if it is incomplete. A backup of an earlier version has none:
 * it ends with a page of SQLite.
 */
export function unseal(path: string): boolean {
  const { size, pageSize, end } = shapeOf(path);
  if (!end.subarray(0, mark.length).equals(mark)) return size % pageSize === 0;
  truncateSync(path, size - sealBytes);
  return digestOf(path).equals(end.subarray(mark.length));
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

/** The page size is in SQLite's header: https://www.sqlite.org/fileformat.html#page_size */
function shapeOf(path: string) {
  const file = openSync(path, "r");
  const [header, end] = [Buffer.alloc(18), Buffer.alloc(sealBytes)];
  try {
    const { size } = fstatSync(file);
    readSync(file, header);
    readSync(file, end, 0, sealBytes, Math.max(0, size - sealBytes));
    const stated = header.readUInt16BE(16);
    return { size, end, pageSize: stated > 1 ? stated : 65_536 };
  } finally {
    closeSync(file);
  }
}

import { hash, randomBytes } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isDiskFull } from "./disk-full.ts";
import { privateFile, privateFolder } from "./private-files.ts";
import { StorageUnavailable } from "./storage/unavailable.ts";
import { syncFolders } from "./sync-folders.ts";

/** Stores bytes under random names. The records hold each file's name and owner. */
export interface Files {
  /** Resolves when the bytes are on disk, with their name in storage and their SHA-256 in hexadecimal. */
  put(bytes: Uint8Array, storageKey?: string): Promise<Stored>;
  /** Rejects if the bytes are damaged. */
  get(storageKey: string, sha256: string): Promise<Buffer>;
  /** Also removes what a killed process left of it. */
  remove(storageKey: string): Promise<void>;
  /** Present if browsers can send files to the store directly. */
  readonly arrivals?: Arrivals;
}

export interface Stored {
  readonly storageKey: string;
  readonly sha256: string;
}

/** Nobody can guess it. */
export function newStorageKey(): string {
  return randomBytes(16).toString("hex");
}

interface Arrivals {
  readonly origin: string;
  /** An address that takes a PUT of a file of this many bytes, for a few minutes. */
  address(storageKey: string, bytes: number): Promise<string>;
  /** What was put there; undefined if nothing was, or if it has more than `most` bytes. */
  read(storageKey: string, most: number): Promise<Buffer | undefined>;
}

export function openFiles(folder: string): Files {
  const lasting = new Map<string, Promise<void>>();

  /** Creates a folder that survives a power cut. One left by an earlier process may not have been synced. */
  async function makeFolder(path: string): Promise<void> {
    const made = await mkdir(path, { recursive: true, mode: privateFolder });
    if (made !== undefined || !lasting.has(path)) lasting.set(path, syncFolders(dirname(folder), folder));
    await lasting.get(path)?.catch((error: unknown) => {
      lasting.delete(path);
      throw error;
    });
  }

  return {
    async put(bytes, storageKey = newStorageKey()) {
      const path = pathOf(folder, storageKey);
      try {
        await makeFolder(dirname(path));
        await writeDurably(path, bytes);
      } catch (error) {
        // A full disk has an answer of its own.
        throw isDiskFull(error) ? error : new StorageUnavailable("A file can't be stored.", { cause: error });
      }
      return { storageKey, sha256: hash("sha256", bytes, "hex") };
    },
    async get(storageKey, sha256) {
      const bytes = await readFile(pathOf(folder, storageKey));
      if (hash("sha256", bytes, "hex") !== sha256)
        throw new Error(`The stored file ${storageKey} is damaged.`);
      return bytes;
    },
    async remove(storageKey) {
      const path = pathOf(folder, storageKey);
      await rm(partOf(path), { force: true });
      await rm(path, { force: true });
    },
  };
}

function pathOf(folder: string, storageKey: string): string {
  if (!/^[0-9a-f]{32}$/.test(storageKey)) throw new Error("This is no name of a stored file.");
  return join(folder, storageKey.slice(0, 2), storageKey);
}

/** A file that is being written. */
const partOf = (path: string): string => `${path}.part`;

/**
 * A reader sees the whole file or none, even after a power cut. A write that fails on a full disk leaves nothing.
 */
async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const part = partOf(path);
  try {
    const file = await open(part, "w", privateFile);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  await syncFolders(dirname(path));
}

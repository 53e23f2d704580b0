import { chmodSync, mkdirSync } from "node:fs";
import { chmod, readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** For nobody but the user that the server runs as: records and resumes are other people's. */
export const privateFile = 0o600;
export const privateFolder = 0o700;

/** What this process makes from now on is its user's alone, whatever the shell had said. */
export function makeFilesPrivate(): void {
  process.umask(0o077);
}

/** Makes a folder, and takes it back from others where an earlier version had left it open. */
export function openPrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: privateFolder });
  close(folder, privateFolder);
}

/** Takes files back from others; those that are not there are left out. */
export function closeToOthers(paths: readonly string[]): void {
  for (const path of paths) close(path, privateFile);
}

function close(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    unlessTolerable(error);
  }
}

/** What is gone, or is another user's such as the root of a mounted volume, cannot be closed by us. */
function unlessTolerable(error: unknown): void {
  const { code = "" } = error as NodeJS.ErrnoException;
  if (!["ENOENT", "EPERM", "EROFS"].includes(code)) throw error;
}

/**
 * Takes stored files back from others. A folder is closed after all in it: one that is closed already is done, so that
 * a start looks at folders and not at each file.
 */
export async function closeStoredFiles(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) await chmod(path, privateFile).catch(unlessTolerable);
    else if (((await stat(path)).mode & 0o077) !== 0) await closeStoredFiles(path);
  }
  await chmod(folder, privateFolder).catch(unlessTolerable);
}

import { chmodSync, existsSync, mkdirSync } from "node:fs";
import { chmod, readdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Readable only by the server's user: records and resumes are personal. */
export const privateFile = 0o600;
export const privateFolder = 0o700;

/** Files this process creates from now on are readable only by its user, whatever the shell's umask was. */
export function makeFilesPrivate(): void {
  process.umask(0o077);
}

/** Creates a folder, and removes other users' access if an earlier version left it open. */
export function openPrivateFolder(folder: string): void {
  makeFolder(folder);
  close(folder, privateFolder);
}

/**
 * Creates a folder with its parents. Where a file system has no room for folders, such as `/proc`, Node's own
 * `recursive` tries forever.
 */
function makeFolder(folder: string): void {
  const parent = dirname(folder);
  if (!existsSync(parent)) makeFolder(parent);
  try {
    mkdirSync(folder, { mode: privateFolder });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    // Refuses a file, and a link that leads nowhere.
    mkdirSync(folder, { recursive: true });
  }
}

/** Removes other users' access to files; skips files that don't exist. */
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

/** We can't change files that are gone, or that belong to another user, such as the root of a mounted volume. */
function unlessTolerable(error: unknown): void {
  const { code = "" } = error as NodeJS.ErrnoException;
  if (!["ENOENT", "EPERM", "EROFS"].includes(code)) throw error;
}

/**
 * Removes other users' access to stored files. A folder is closed after everything in it, so a closed folder is done,
 * and a start looks at folders instead of every file.
 */
export async function closeStoredFiles(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) await chmod(path, privateFile).catch(unlessTolerable);
    else if (((await stat(path)).mode & 0o077) !== 0) await closeStoredFiles(path);
  }
  await chmod(folder, privateFolder).catch(unlessTolerable);
}

import { ConfigError } from "../platform/config.ts";
import { FileLocked, lockFile } from "../platform/file-lock.ts";

/** Locks the data folder for one server, or for a command that must run alone. */
export function lockForServer(folder: string): () => void {
  try {
    return lockFile(folder, "server.lock");
  } catch (error) {
    if (!(error instanceof FileLocked)) throw error;
    throw new ConfigError(
      `Another Candor server is running on ${folder}. Stop it, or set DATA_DIR to another folder.`,
    );
  }
}

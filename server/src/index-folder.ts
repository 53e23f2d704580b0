import { hash } from "node:crypto";
import { join } from "node:path";
import type { Config } from "./platform/config.ts";
import { FileLocked, lockFile } from "./platform/file-lock.ts";

export interface IndexFolder {
  readonly path: string;
  readonly release: () => void;
}

/**
 * A folder for this process's search index: named after the database it follows, and not shared with another process on
 * the same data folder. Takes over the index of a process that ended.
 */
export function claimIndexFolder(config: Pick<Config, "dataFolder" | "databaseUrl">): IndexFolder {
  const records = hash("sha256", config.databaseUrl ?? "", "hex").slice(0, 8);
  for (let number = 1; ; number++) {
    const name = `index-${records}-${number}`;
    try {
      const release = lockFile(config.dataFolder, `${name}.lock`);
      return { path: join(config.dataFolder, name), release };
    } catch (error) {
      if (!(error instanceof FileLocked)) throw error;
    }
  }
}

import { type FileHandle, open, readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { privateFile } from "./private-files.ts";
import { syncFolders } from "./sync-folders.ts";

/** A file to which lines are added, each on disk when its call resolves. */
export interface DurableLines {
  add(line: string): Promise<void>;
  /** May include the beginning of a line that a full disk or a kill cut short: nobody was told that it was added. */
  all(): Promise<readonly string[]>;
}

export function durableLines(path: string): DurableLines {
  return {
    async add(line) {
      const file = await open(path, "a+", privateFile);
      try {
        await file.appendFile(`${(await isCutShort(file)) ? "\n" : ""}${line}\n`);
        await file.sync();
      } finally {
        await file.close();
      }
      await syncFolders(dirname(path));
    },
    async all() {
      const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return "";
        throw error;
      });
      return text.split("\n").filter((line) => line !== "");
    },
  };
}

/** Whether the last line has no end, so that the next one would become part of it. */
async function isCutShort(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat();
  if (size === 0) return false;
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer.toString() !== "\n";
}

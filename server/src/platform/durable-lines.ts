import { open, readFile } from "node:fs/promises";
import { privateFile } from "./private-files.ts";

/** A file to which lines are added, each on disk when its call resolves. */
export interface DurableLines {
  add(line: string): Promise<void>;
  all(): Promise<readonly string[]>;
}

export function durableLines(path: string): DurableLines {
  return {
    async add(line) {
      const file = await open(path, "a", privateFile);
      try {
        await file.appendFile(`${line}\n`);
        await file.sync();
      } finally {
        await file.close();
      }
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

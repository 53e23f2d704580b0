import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freeBytes } from "@candor/server/platform/disk-space";

/** A file system of its own that really runs full. */
export interface SmallDisk {
  readonly folder: string;
  /** Fills it until this many bytes are left. */
  fill(left?: number): void;
  /** Removes what `fill` wrote. */
  empty(): void;
  remove(): void;
}

const chunk = Buffer.alloc(64 * 1024, 1);

/** A disk in memory, or undefined where this user may not mount one. */
export function smallDisk(mebibytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), "candor-drill-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${mebibytes}m`, "candor-drill", folder], {
      stdio: "ignore",
    });
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const ballast = join(folder, "ballast");
  return {
    folder,
    fill(left = 0) {
      const file = openSync(ballast, "a");
      try {
        while (freeBytes(folder) > left)
          writeSync(file, chunk, 0, Math.min(chunk.length, freeBytes(folder) - left));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
      } finally {
        closeSync(file);
      }
    },
    empty: () => rmSync(ballast, { force: true }),
    remove() {
      execFileSync("umount", [folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

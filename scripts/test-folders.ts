import { chmodSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";

const memory = "/dev/shm";
const gibibyte = 2 ** 30;

/**
 * Runs tests with their temporary files in memory if the machine has room: they create and discard thousands of small
 * databases, and nobody needs those on a disk.
 */
export async function inMemory<T>(test: () => Promise<T>): Promise<T> {
  if (process.env["TMPDIR"] !== undefined || !hasRoom()) return test();
  const folder = mkdtempSync(join(memory, "candor-tests-"));
  // PostgreSQL runs as somebody else.
  chmodSync(folder, 0o711);
  process.env["TMPDIR"] = folder;
  try {
    return await test();
  } finally {
    delete process.env["TMPDIR"];
    rmSync(folder, { recursive: true, force: true });
  }
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > 2 * gibibyte;
  } catch {
    return false;
  }
}

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runProgram } from "../commands.ts";
import { serverCommand } from "../root.ts";
import { type ServerProcess, startServer } from "../server-process.ts";

/** Runs Candor over this many generated postings, as in production, while the work lasts. */
export async function overPostings<T>(
  postings: number,
  work: (candor: ServerProcess) => Promise<T>,
  settings: Readonly<Record<string, string>> = {},
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "candor-bench-http-"));
  const environment = { DATA_DIR: folder, NODE_ENV: "production", ...settings };
  try {
    await runProgram(["server/src/main/generate.ts", "--jobs", String(postings)], environment);
    const candor = await startServer(serverCommand, { environment });
    try {
      return await work(candor);
    } finally {
      await candor.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

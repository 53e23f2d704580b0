import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runProgram } from "../commands.ts";
import { serverCommand } from "../root.ts";
import { startServer } from "../server-process.ts";

/** Runs the server, as in production, over the postings that one of the product's programs writes, while the work lasts. */
export async function overPostings<T>(
  program: (folder: string) => readonly string[],
  work: (url: string, environment: Readonly<Record<string, string>>) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "candor-bench-relevance-"));
  const environment = { DATA_DIR: join(folder, "data"), NODE_ENV: "production" };
  try {
    await runProgram(program(folder), environment);
    const server = await startServer(serverCommand, { environment });
    try {
      return await work(server.url, environment);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

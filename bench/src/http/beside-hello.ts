import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runProgram } from "../commands.ts";
import { type ServerProcess, startServer } from "../server-process.ts";

/** Runs Candor over so many generated postings beside a bare Fastify, both as in production, while the work lasts. */
export async function besideHello<T>(
  postings: number,
  work: (candor: ServerProcess, hello: ServerProcess) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "candor-bench-http-"));
  const environment = { DATA_DIR: folder, NODE_ENV: "production" };
  await runProgram(["server/src/main/generate.ts", "--jobs", String(postings)], environment);
  const candor = await startServer([process.execPath, "server/src/main/server.ts"], { environment });
  const hello = await startServer([process.execPath, "bench/src/http/hello.ts"], {
    environment: { NODE_ENV: "production" },
  });
  try {
    return await work(candor, hello);
  } finally {
    await Promise.all([candor.stop(), hello.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

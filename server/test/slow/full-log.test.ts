import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, it } from "vitest";
import { startOfServer } from "./programs.ts";

/** A Linux device that is always full. */
const fullDisk = "/dev/full";

/** The address at which the server says it is ready. */
async function readyAt(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const address = /^Candor is ready at (\S+)$/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error("The server ended before it was ready.");
}

async function linesLost(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^candor_log_lines_lost (\d+)$/m.exec(metrics)?.[1]);
}

it.runIf(existsSync(fullDisk))(
  "a server whose standard error is full serves, counts and stops as ever",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "candor-full-log-"));
    const log = openSync(fullDisk, "w");
    const { DATABASE_URL: _, ...inherited } = process.env;
    const child = spawn(process.execPath, startOfServer, {
      env: { ...inherited, DATA_DIR: folder, PORT: "0", HOST: "127.0.0.1", DEMO: "0", LOG_LEVEL: "debug" },
      stdio: ["ignore", "pipe", log],
    });
    const ended = once(child, "exit");
    try {
      const url = await readyAt(child.stdout!);
      for (let round = 0; round < 20; round++) expect((await fetch(`${url}/healthz`)).status).toBe(200);
      // A line counts as lost once its write has failed, which may be after the answer.
      await expect.poll(() => linesLost(url)).toBeGreaterThanOrEqual(20);
      child.kill("SIGTERM");
      expect(await ended).toEqual([0, null]);
    } finally {
      child.kill("SIGKILL");
      closeSync(log);
      rmSync(folder, { recursive: true, force: true });
    }
  },
);

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../../bootstrap/places.mjs";

const folder = mkdtempSync(join(tmpdir(), "candor-start-"));
let server: ChildProcess & { stdout: Readable };
let address: string;

beforeAll(async () => {
  const { NODE_ENV: _, ...environment } = process.env;
  server = spawn("npm", ["start"], {
    cwd: root,
    env: { ...environment, DATA_DIR: folder, PORT: String(await freePort()) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  address = await readyAt(server.stdout);
}, 120_000);

afterAll(() => {
  server.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

test("npm start on an empty data folder answers, finds the demo's postings, and stops with exit code 0 on SIGTERM", async () => {
  for (const path of ["/healthz", "/readyz"]) expect((await fetch(address + path)).status).toBe(200);
  expect(await postingsFound()).toBeGreaterThan(0);
  const exited = once(server, "exit");
  server.kill("SIGTERM");
  expect(await exited).toEqual([0, null]);
  await expect(fetch(`${address}/healthz`)).rejects.toThrow();
});

async function postingsFound(): Promise<number> {
  const response = await fetch(`${address}/rest/jobs/search`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: "" }),
  });
  expect(response.status).toBe(200);
  const { hits } = (await response.json()) as { hits: { total: { value: number } } };
  return hits.total.value;
}

async function readyAt(output: Readable): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const url = /^Candor is ready at (\S+)$/.exec(line)?.[1];
    if (url) return url;
  }
  throw new Error("The server ended before it was ready.");
}

async function freePort(): Promise<number> {
  const listener = createServer().listen(0, "127.0.0.1");
  await once(listener, "listening");
  const address = listener.address();
  if (address === null || typeof address === "string") throw new Error("A listening socket has no port.");
  listener.close();
  await once(listener, "close");
  return address.port;
}

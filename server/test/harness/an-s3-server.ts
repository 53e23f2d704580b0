import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";

export interface S3Server {
  /** One of its buckets, for `FILES_URL`. */
  readonly url: string;
  close(): Promise<void>;
}

/** A third-party S3 server. It looks up the key that signed a request, but checks no signature. */
export async function anS3Server(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), "candor-s3-"));
  const server = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory,
    configureBuckets: [{ name: "candor", configs: [] }],
  });
  const { port } = await server.run();
  keepFolder(join(directory, "candor", "arrivals"));
  return {
    url: `http://S3RVER:S3RVER@127.0.0.1:${port}/candor`,
    async close() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** The server removes an empty folder, and fails if something arrives in it then. This one is never empty. */
function keepFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "kept"), "");
}

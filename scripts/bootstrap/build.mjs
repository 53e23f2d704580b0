import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fingerprint } from "./fingerprint.mjs";
import { root } from "./places.mjs";
import { run } from "./process.mjs";

/** A page shows benchmark results. */
const sources = ["package-lock.json", "contract/src", "web", "bench/results"];
const stamp = join(root, "web", "build", "sources.sha256");

/**
 * Builds the web pages if their sources are not those of the last build. Everything else runs from its sources.
 * @returns {Promise<number>} the build's exit code; 0 when nothing was to be done
 */
export async function build() {
  const current = fingerprint(root, sources);
  if (readStamp() === current) return 0;

  process.stderr.write("Building…\n");
  rmSync(stamp, { force: true });
  const environment = { ...process.env, NODE_ENV: "production" };
  const options = { env: environment, quiet: true };
  const code = await run("npm", ["run", "build", "--workspace=web"], options);
  if (code !== 0) return code;
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, current);
  return 0;
}

function readStamp() {
  try {
    return readFileSync(stamp, "utf8");
  } catch {
    return undefined;
  }
}

import { statSync } from "node:fs";
import { join } from "node:path";
import { root } from "../bootstrap/places.mjs";
import { run } from "../bootstrap/process.mjs";

/**
 * Changes the named sources in one place at a time, and lists the changes that no test notices. Only tests without a
 * database run: each runs once for every change.
 */
const paths = process.argv.slice(2);
if (paths.length === 0) {
  process.stderr.write("Usage: npm run mutants -- PATH… (a file or a folder of sources)\n");
  process.exit(2);
}
const sources = paths.map((path) => (statSync(join(root, path)).isDirectory() ? `${path}/**/*.ts` : path));
process.exitCode = await run(process.execPath, [
  "scripts/mutants/node_modules/@stryker-mutator/core/bin/stryker.js",
  "run",
  "scripts/mutants/stryker.json",
  "--mutate",
  sources.join(","),
]);

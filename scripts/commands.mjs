/**
 * What an npm script needs and starts.
 * @typedef {object} Command
 * @property {string[]} node arguments for Node, from the project's root
 * @property {import("./bootstrap/build.mjs").Workspace[]} [built] what has to be built first
 * @property {string[]} [packages] folders with a lock of their own, installed on first use
 * @property {Record<string, string>} [environment] whatever the caller's environment says
 */

const watched = ["contract/src", "engine/src", "server/src"].map((folder) => `--watch-path=${folder}`);

/** Otherwise V8 copies the engine's loops to where they run slowly: docs/adr/142-loops-stay-where-they-are.md. */
const fastLoops = "--no-maglev-inlining";

/** @type {Record<string, Command>} */
export const commands = {
  start: { node: [fastLoops, "server/build/program/server.js"], built: ["web", "server"] },
  dev: {
    node: [...watched, "server/src/main/server.ts"],
    built: ["web"],
    environment: { NODE_ENV: "development" },
  },
  import: { node: ["server/src/main/import.ts"] },
  generate: { node: ["server/src/main/generate.ts"] },
  admin: { node: ["server/src/main/admin.ts"] },
  backup: { node: ["server/src/main/backup.ts"] },
  restore: { node: ["server/src/main/restore.ts"] },
  doctor: { node: ["server/src/main/doctor.ts"] },
  bench: { node: [fastLoops, "bench/src/main.ts"], built: ["web", "server"], packages: ["bench"] },
  drill: { node: [fastLoops, "bench/src/drill.ts"], built: ["web", "server"], packages: ["bench"] },
  test: { node: ["scripts/test.ts"], environment: { NODE_ENV: "test" } },
  defects: { node: ["scripts/defects/main.ts"], environment: { NODE_ENV: "test" } },
  mutants: {
    node: ["scripts/mutants/main.ts"],
    packages: ["scripts/mutants"],
    environment: { NODE_ENV: "test" },
  },
  requirements: { node: ["scripts/requirements/main.ts"], environment: { NODE_ENV: "test" } },
  check: { node: ["scripts/check.ts"] },
};

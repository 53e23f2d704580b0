import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fingerprint } from "./fingerprint.mjs";
import { inTurn } from "./in-turn.mjs";
import { root } from "./places.mjs";
import { run } from "./process.mjs";
import { nextBuild, takeOver } from "./take-over.mjs";

/** What each workspace that is built is built from. */
const sources = {
  // A page shows benchmark results.
  web: ["package-lock.json", "contract/src", "web", "bench/results"],
  server: ["package-lock.json", "contract/src", "engine/src", "server/src", "server/rolldown.config.ts"],
};

/** @typedef {keyof typeof sources} Workspace */

/**
 * Builds the web's pages, the server's program or both, each if its sources are not those of the last build.
 * @param {readonly Workspace[]} [workspaces]
 * @returns {Promise<number>} the first exit code that is not 0
 */
export async function build(workspaces = ["web", "server"]) {
  if (dueOf(workspaces).length === 0) return 0;
  return inTurn(async () => {
    // Another process may have built meanwhile, and may be serving that build now.
    const due = dueOf(workspaces);
    if (due.length > 0) process.stderr.write("Building…\n");
    const codes = await Promise.all(due.map(({ workspace, current }) => rebuild(workspace, current)));
    return codes.find((code) => code !== 0) ?? 0;
  });
}

/** @param {readonly Workspace[]} workspaces */
function dueOf(workspaces) {
  return workspaces
    .map((workspace) => ({ workspace, current: fingerprint(root, sources[workspace]) }))
    .filter(({ workspace, current }) => readStamp(workspace) !== current);
}

/**
 * @param {Workspace} workspace
 * @param {string} current the fingerprint of its sources
 */
async function rebuild(workspace, current) {
  const stamp = stampOf(workspace);
  rmSync(stamp, { force: true });
  const environment = { ...process.env, NODE_ENV: "production", BUILD_FOLDER: nextBuild };
  const code = await run("npm", ["run", "build", `--workspace=${workspace}`], {
    env: environment,
    quiet: true,
  });
  if (code !== 0) return code;
  takeOver(join(root, workspace));
  writeFileSync(stamp, current);
  return 0;
}

/** @param {Workspace} workspace */
function readStamp(workspace) {
  try {
    return readFileSync(stampOf(workspace), "utf8");
  } catch {
    return undefined;
  }
}

/** @param {Workspace} workspace */
function stampOf(workspace) {
  return join(root, workspace, "build", "sources.sha256");
}

import { readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { inTurn } from "./in-turn.mjs";
import { root } from "./places.mjs";
import { run } from "./process.mjs";

/**
 * Installs a folder's packages if those that are there are not the ones its lock names.
 * @param {string} folder from the project's root
 * @returns {Promise<number>} npm's exit code; 0 when nothing was to be done
 */
export async function install(folder) {
  const cwd = resolve(root, folder);
  if (isInstalled(cwd)) return 0;
  return inTurn(async () => (isInstalled(cwd) ? 0 : reinstall(cwd)));
}

/** @param {string} cwd */
function isInstalled(cwd) {
  return satisfies(readList(listOfInstalled(cwd)), readList(join(cwd, "package-lock.json")));
}

/** @param {string} cwd */
function listOfInstalled(cwd) {
  return join(cwd, "node_modules", ".package-lock.json");
}

/** @param {string} cwd */
function reinstall(cwd) {
  process.stderr.write("Installing…\n");
  // npm writes this list after everything else: while it is missing, an install that was cut short is seen as one.
  rmSync(listOfInstalled(cwd), { force: true });
  return run("npm", ["ci", "--include=dev", "--prefer-offline", "--no-audit", "--no-fund"], {
    cwd,
    quiet: true,
  });
}

/**
 * Whether the installed packages are those of the lock. Optional ones, such as other platforms' binaries, may be
 * absent; extra ones do no harm.
 * @param {PackageList | undefined} installed
 * @param {PackageList | undefined} locked
 */
export function satisfies(installed, locked) {
  if (!installed || !locked) return false;
  return Object.entries(locked.packages).every(([place, wanted]) => {
    // Other keys are the workspaces themselves.
    if (!place.includes("node_modules/")) return true;
    const found = installed.packages[place];
    if (!found) return wanted.optional === true || wanted.devOptional === true;
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} PackageList
 */

/**
 * @param {string} file
 * @returns {PackageList | undefined}
 */
function readList(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

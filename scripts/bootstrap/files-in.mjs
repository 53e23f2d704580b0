import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * The files in files and folders, in an order that doesn't depend on the machine.
 * @param {string} folder
 * @param {string[]} names of files and folders in it
 * @param {ReadonlySet<string>} [leftOut] names of files and folders anywhere below
 * @returns {string[]} from the folder
 */
export function filesIn(folder, names, leftOut = new Set()) {
  return names.flatMap((name) => {
    if (!statSync(join(folder, name)).isDirectory()) return [name];
    const entries = readdirSync(join(folder, name)).filter((entry) => !leftOut.has(entry));
    const below = entries.sort().map((entry) => `${name}/${entry}`);
    return filesIn(folder, below, leftOut);
  });
}

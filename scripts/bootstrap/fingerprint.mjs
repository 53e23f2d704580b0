import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "./files-in.mjs";

const derived = new Set(["node_modules", "build", ".react-router", "test"]);

/**
 * A digest of files by name and content; tests and what is made from sources do not count.
 * @param {string} folder
 * @param {string[]} names files and folders in it
 * @returns {string} hexadecimal
 */
export function fingerprint(folder, names) {
  const hash = createHash("sha256");
  for (const file of filesIn(folder, names, derived)) {
    const content = readFileSync(join(folder, file));
    // The length keeps a file's end and the next one's name apart.
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

const left = new Set([".git", "build", "coverage", "data", "node_modules", "results"]);

/** Copies the project's sources to a new folder for planting defects, and links its packages there. */
export function copyOf(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), "candor-defects-"));
  cpSync(root, copy, { recursive: true, filter: (path) => path === root || !isLeft(path) });
  for (const folder of [".", ...readdirSync(root)])
    if (existsSync(join(root, folder, "node_modules"))) linkPackages(join(root, folder), join(copy, folder));
  return copy;
}

/** Folders of data and results among the sources belong to the sources. */
function isLeft(path: string): boolean {
  const name = basename(path);
  const isSource = ["data", "results"].includes(name) && /\/(?:src|app|test)\//.test(path);
  return left.has(name) && !isSource;
}

/** One by one, because the project's own packages are links that must point into the copy. */
function linkPackages(from: string, to: string): void {
  const [there, here] = [join(from, "node_modules"), join(to, "node_modules")];
  mkdirSync(here);
  for (const name of readdirSync(there).filter((entry) => !entry.startsWith("."))) {
    if (name === "@candor") linkOwn(join(there, name), join(here, name));
    else symlinkSync(join(there, name), join(here, name));
  }
}

function linkOwn(there: string, here: string): void {
  mkdirSync(here);
  for (const name of readdirSync(there)) {
    const link = join(there, name);
    if (lstatSync(link).isSymbolicLink()) symlinkSync(readlinkSync(link), join(here, name));
  }
}

import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesIn } from "./files-in.mjs";

/** Where a build is written, from its workspace's folder. */
export const nextBuild = "build/next";

/**
 * Moves a new build to where the last one is. The last one's files stay until the build after this: servers that run
 * and pages that are open load parts of theirs later. Content that differs has another name, except in the files that
 * are loaded at once.
 * @param {string} folder the workspace's
 */
export function takeOver(folder) {
  const [next, build] = [join(folder, nextBuild), join(folder, "build")];
  const list = join(build, "files.json");
  const parts = readdirSync(next);
  const fresh = filesIn(next, parts);
  const present = filesIn(
    build,
    parts.filter((part) => existsSync(join(build, part))),
  );
  const kept = new Set([...fresh, ...(readList(list) ?? present)]);
  for (const name of present) if (!kept.has(name)) rmSync(join(build, name));
  for (const name of fresh) {
    mkdirSync(dirname(join(build, name)), { recursive: true });
    renameSync(join(next, name), join(build, name));
  }
  rmSync(next, { recursive: true });
  writeFileSync(list, JSON.stringify(fresh));
}

/**
 * @param {string} file
 * @returns {string[] | undefined}
 */
function readList(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

import { reportOn } from "./report.ts";
import type { Tree } from "./tree.ts";

/** The files of the project's root. Pictures and scripts that somebody needed for an hour stay out of it. */
const rootFiles = new Set([
  ".gitignore",
  ".npmrc",
  ".oxlintrc.json",
  "ARCHITECTURE.md",
  "CONTRIBUTING.md",
  "LICENSE",
  "NOTICE",
  "README.md",
  "SECURITY.md",
  "STYLE.md",
  "biome.json",
  "knip.jsonc",
  "package-lock.json",
  "package.json",
  "tsconfig.base.json",
  "tsconfig.json",
  "vitest.config.ts",
]);

/** A sentence for each file in the root that isn't one of these. */
export function rootViolations(tree: Tree): string[] {
  return [...tree.keys()]
    .filter((path) => !path.includes("/") && !rootFiles.has(path))
    .map(
      (path) => `${path}: belongs in a folder, or nowhere; a file that tools look for here goes on the list`,
    );
}

if (import.meta.main) reportOn(rootViolations);

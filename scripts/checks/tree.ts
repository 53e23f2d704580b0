import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Maps paths relative to the project's root, with slashes, to contents, so that a test can write down a tree. */
export type Tree = ReadonlyMap<string, string>;

const notOurs = new Set([".git", ".react-router", "build", "coverage", "data", "node_modules", "results"]);
const textual = /\.(ts|tsx|mjs|js|css|html|json|md|sh|sql)$/;

/** The project's own files; binary ones have no content here. */
export function readTree(root: string): Tree {
  const tree = new Map<string, string>();
  const visit = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      if (notOurs.has(entry.name)) continue;
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) visit(path);
      else tree.set(path, textual.test(path) ? readFileSync(join(root, path), "utf8") : "");
    }
  };
  visit("");
  return tree;
}

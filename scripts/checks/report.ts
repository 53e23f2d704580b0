import { root } from "../bootstrap/places.mjs";
import { readTree, type Tree } from "./tree.ts";

/** Runs a check on the project: prints a line for each violation, and fails if there is one. */
export function reportOn(check: (tree: Tree) => string[]): void {
  const violations = check(readTree(root));
  for (const violation of violations) process.stdout.write(`${violation}\n`);
  process.exitCode = violations.length > 0 ? 1 : 0;
}

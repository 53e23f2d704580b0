import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Compiled sources without their types: kept for each process and thread, so that it starts in less time. */
export const compiled = join(root, "node_modules", ".cache", "compiled");

/** The Node that the project pins, if npm was allowed to set it up. `npx node` would not pass signals on. */
export function pinnedNode() {
  const names = process.platform === "win32" ? ["node.exe", "node.cmd"] : ["node"];
  return names.map((name) => join(root, "node_modules", ".bin", name)).find(existsSync);
}

import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** What `npm start` starts. */
export const serverCommand = [
  process.execPath,
  "--no-maglev-inlining",
  join(root, "server/build/program/server.js"),
];

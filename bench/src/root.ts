import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** What `npm start` starts. */
export const serverProgram = join(root, "server/build/program/server.js");

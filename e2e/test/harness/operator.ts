import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { served } from "./served.ts";

/** Makes a person an organization's Pro, as an operator does while the server runs. */
export function appointPro(email: string, organization: string): Promise<void> {
  return operate("pro", email, organization);
}

/** Makes a person an administrator, in the same way. */
export function appointAdministrator(email: string): Promise<void> {
  return operate("grant", email);
}

/** Runs the operator's program on the tests' instance. */
export function operate(...words: string[]): Promise<void> {
  return runProgram("admin", served.folder, ...words);
}

/** Runs one of the server's programs on a data folder, and waits for its end. */
export async function runProgram(
  name: "admin" | "import",
  folder: string,
  ...words: string[]
): Promise<void> {
  const program = fileURLToPath(new URL(`../../../server/src/main/${name}.ts`, import.meta.url));
  const env = { ...process.env, DATA_DIR: folder, LOG_LEVEL: "warn" };
  await promisify(execFile)(process.execPath, [program, ...words], { env });
}

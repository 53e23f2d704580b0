import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { served } from "./served.ts";

const program = fileURLToPath(new URL("../../../server/src/main/admin.ts", import.meta.url));

/** Makes a person the Pro of an organization, as an operator does while the server runs. */
export function appointPro(email: string, organization: string): Promise<void> {
  return operate("pro", email, organization);
}

/** Makes a person an administrator, in the same way. */
export function appointAdministrator(email: string): Promise<void> {
  return operate("grant", email);
}

async function operate(...words: string[]): Promise<void> {
  const env = { ...process.env, DATA_DIR: served.folder, LOG_LEVEL: "warn" };
  await promisify(execFile)(process.execPath, [program, ...words], { env });
}

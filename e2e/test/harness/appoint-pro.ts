import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { inject } from "vitest";

const admin = fileURLToPath(new URL("../../../server/src/main/admin.ts", import.meta.url));

/** Makes a person the Pro of an organization, as an operator does while the server runs. */
export async function appointPro(email: string, organization: string): Promise<void> {
  const env = { ...process.env, DATA_DIR: inject("folder"), LOG_LEVEL: "warn" };
  await promisify(execFile)(process.execPath, [admin, "pro", email, organization], { env });
}

import { type ChildProcess, execFile, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Command, Outcome } from "./operating.ts";
import { served } from "./served.ts";

/** Makes a person an organization's Pro, as an operator does while the server runs. */
export function appointPro(email: string, organization: string): Promise<void> {
  return operate("pro", email, organization);
}

/** Makes a person an administrator, in the same way. */
export function appointAdministrator(email: string): Promise<void> {
  return operate("grant", email);
}

/** Runs a command of the operator's program on the tests' instance. */
export function operate(...words: string[]): Promise<void> {
  return operateIn(served.folder, ...words);
}

let operator: ChildProcess | undefined;
let last: Promise<unknown> = Promise.resolve();

/** Runs a command of the operator's program on a data folder, after the commands before it, and waits for its end. */
export function operateIn(folder: string, ...words: string[]): Promise<void> {
  const ran = last.then(() => run({ folder, words }));
  last = ran.catch(() => undefined);
  return ran;
}

async function run(command: Command): Promise<void> {
  operator ??= startOperator();
  operator.send(command);
  const [{ code, errors }] = (await once(operator, "message")) as [Outcome];
  if (code !== 0) throw new Error(errors);
}

/** One for each worker, which it doesn't keep alive. */
function startOperator(): ChildProcess {
  const program = new URL("../../../server/src/main/admin.ts", import.meta.url);
  const started = fork(fileURLToPath(new URL("./operating.ts", import.meta.url)), [program.href], {
    env: { ...process.env, LOG_LEVEL: "warn" },
    // Without the options of the test runner, which compiles what it loads.
    execArgv: [],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  started.unref();
  started.channel?.unref();
  return started;
}

/** Imports a file of postings into a data folder, as an operator does, and waits for the end. */
export async function importPostings(folder: string, file: string, source: string): Promise<void> {
  const program = fileURLToPath(new URL("../../../server/src/main/import.ts", import.meta.url));
  const env = { ...process.env, DATA_DIR: folder, LOG_LEVEL: "warn" };
  await promisify(execFile)(process.execPath, [program, file, "--source", source], { env });
}

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { openIdentityProvider } from "./identity-provider.ts";
import { openModel } from "./model.ts";
import { postings } from "./postings.ts";
import { publish } from "./served.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** One real server on a folder of its own, with the tests' postings imported as an operator would import them. */
export default async function startInstance(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "candor-e2e-"));
  const file = join(folder, "postings.json");
  await writeFile(file, JSON.stringify(postings));
  const importing = run("import", folder, [file, "--source", "harbor"]);
  const [code] = (await once(importing, "exit")) as [number];
  if (code !== 0) throw new Error(`The tests' postings could not be imported: exit code ${code}.`);

  const model = await openModel();
  const provider = await openIdentityProvider();
  const server = run("server", folder, [], { AI_URL: model.url, AI_MODEL: "test", ...provider.settings });
  const ended = once(server, "exit");
  const address = await readyAddress(server);
  await searchFirst(address);
  publish({ address, folder, log: logIn(folder) });
  return async () => {
    const crash = server.signalCode ?? server.exitCode;
    server.kill("SIGTERM");
    await ended;
    model.close();
    provider.close();
    await tellWarnings(logIn(folder));
    await rm(folder, { recursive: true });
    if (crash !== null) throw new Error(`The server ended during the tests: ${crash}.`);
  };
}

/** The first search makes tables that the others use. On a busy machine that takes longer than a search may take. */
async function searchFirst(address: string): Promise<void> {
  const body = JSON.stringify({ query: "kelp diver", facets: true });
  const headers = { "content-type": "application/json" };
  let status: number;
  do ({ status } = await fetch(`${address}/rest/jobs/search`, { method: "POST", headers, body }));
  while (status === 503);
  if (status !== 200) throw new Error(`The first search was answered with ${status}.`);
}

/** Runs one of the server's programs on a data folder. */
export function run(
  program: string,
  folder: string,
  parameters: readonly string[],
  settings: NodeJS.ProcessEnv = {},
): ChildProcess {
  return spawn(process.execPath, [...startOf(program), ...parameters], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: "test",
      DATA_DIR: folder,
      PORT: "0",
      DEMO: "0",
      LOG_LEVEL: "debug",
      TRUSTED_PROXIES: "127.0.0.1,::1",
      ...settings,
    },
    stdio: ["ignore", "pipe", openSync(logIn(folder), "a")],
  });
}

/** The server is what `npm start` starts; the other programs run from their sources. */
function startOf(program: string): readonly string[] {
  if (program === "server") return ["--no-maglev-inlining", join(root, "server/build/program/server.js")];
  return [join(root, `server/src/main/${program}.ts`)];
}

function logIn(folder: string): string {
  return join(folder, "test.log");
}

/** Prints the log's lines for an operator, and lines whose level is unknown. */
async function tellWarnings(log: string): Promise<void> {
  const lines = (await readFile(log, "utf8")).split("\n");
  const quiet = /^$|"level":[123]0\b/;
  for (const line of lines) if (!quiet.test(line)) console.error(line);
}

/** A server's address, once it is ready. */
export async function readyAddress(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error("The server's output is not read.");
  for await (const line of createInterface(server.stdout)) {
    const address = /^Candor is ready at (?<address>http:\S+)$/.exec(line)?.groups?.["address"];
    if (!address) continue;
    server.stdout.resume();
    return address;
  }
  throw new Error(`The server ended with code ${server.exitCode} before it was ready.`);
}

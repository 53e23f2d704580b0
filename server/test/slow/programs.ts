import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** What `npm start` starts. The other programs run from their sources. */
export const startOfServer = [
  "--no-maglev-inlining",
  fileURLToPath(new URL("../../build/program/server.js", import.meta.url)),
];

/** What Node is given to run one of the server's programs. */
export function startOf(name: string): readonly string[] {
  if (name === "server") return startOfServer;
  return [fileURLToPath(new URL(`../../src/main/${name}.ts`, import.meta.url))];
}

/** Environment variables in addition to what every program gets. */
type Settings = Readonly<Record<string, string>>;

const quiet = { PORT: "0", HOST: "127.0.0.1", DEMO: "0", LOG_LEVEL: "warn" };

/** One of the server's programs in a process of its own, which a test may kill. */
export interface Program {
  readonly process: ChildProcess;
  /** Resolves when it has ended, to its exit code, or null if a signal ended it. */
  readonly ended: Promise<number | null>;
  /** Kills it without warning, as a power cut would. */
  kill(): Promise<void>;
}

export interface RunningServer extends Program {
  readonly url: string;
}

/** Starts the server on a data folder and resolves when it says that it is ready. */
export async function startServer(
  folder: string,
  settings: Settings = {},
  standardError: number | "inherit" = "inherit",
): Promise<RunningServer> {
  const program = start("server", [], folder, settings, standardError);
  // Read until it ends: a full pipe would block it.
  const lines = createInterface({ input: program.process.stdout! });
  const url = await new Promise<string>((resolve, reject) => {
    lines.on("line", (line) => {
      const address = /^Candor is ready at (\S+)$/.exec(line)?.[1];
      if (address) resolve(address);
    });
    lines.on("close", () => reject(new Error("The server ended before it was ready.")));
  });
  return { ...program, url };
}

/** Starts the import command over a file. */
export function startImport(folder: string, file: string, settings: Settings = {}): Program {
  const program = start("import", [file, "--source", "listing"], folder, settings);
  program.process.stdout!.resume();
  return program;
}

function start(
  name: string,
  parameters: readonly string[],
  folder: string,
  settings: Settings,
  standardError: number | "inherit" = "inherit",
): Program {
  const { DATABASE_URL: _, ...environment } = process.env;
  const child = spawn(process.execPath, [...startOf(name), ...parameters], {
    env: { ...environment, ...quiet, DATA_DIR: folder, ...settings },
    stdio: ["ignore", "pipe", standardError],
  });
  const ended = once(child, "exit").then(([code]) => code as number | null);
  return {
    process: child,
    ended,
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

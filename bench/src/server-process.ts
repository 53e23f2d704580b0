import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { root } from "./root.ts";

export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** From spawn to the ready line. */
  readonly readyMilliseconds: number;
  /** Asks it to stop, and waits until it has. */
  stop(): Promise<void>;
}

interface Options {
  readonly cwd?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** A descriptor; ours by default. */
  readonly standardError?: number;
}

/** Starts a program that prints the line `… is ready at ADDRESS`, on a free port. */
export async function startServer(command: readonly string[], options: Options = {}): Promise<ServerProcess> {
  const { cwd = root, environment = {}, standardError = 2 } = options;
  const port = String(await freePort());
  const start = performance.now();
  const [program = "", ...parameters] = command;
  const child = spawn(program, parameters, {
    cwd,
    env: { ...process.env, HOST: "127.0.0.1", LOG_LEVEL: "warn", ...environment, PORT: port },
    stdio: ["ignore", "pipe", standardError],
  });
  const output = child.stdout as Readable;
  let stopping = false;
  const ended = once(child, "exit") as Promise<[number | null, string | null]>;
  child.once("exit", (code, signal) => {
    if (!stopping) process.stderr.write(`${command.join(" ")} ended by itself: ${code ?? signal}\n`);
  });
  await ready(output);
  const readyMilliseconds = Math.round(performance.now() - start);
  // Its further output is read and dropped, so that it never blocks.
  output.resume();
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid!,
    readyMilliseconds,
    async stop() {
      stopping = true;
      child.kill("SIGTERM");
      await ended;
    },
  };
}

async function ready(output: Readable): Promise<void> {
  const lines = createInterface({ input: output });
  for await (const line of lines) if (/ is ready at \S+$/.test(line)) return;
  throw new Error("The server ended before it was ready.");
}

async function freePort(): Promise<number> {
  const listener = createServer().listen(0, "127.0.0.1");
  await once(listener, "listening");
  const address = listener.address();
  listener.close();
  await once(listener, "close");
  if (address === null || typeof address === "string") throw new Error("A listening socket has no port.");
  return address.port;
}

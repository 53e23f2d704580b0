import { type ChildProcess, fork } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Problem } from "../http/problem.ts";
import type { Reading } from "./child.ts";

export interface ReaderLimits {
  /** For one document, with the start of its child. */
  readonly milliseconds: number;
  /** Of all kinds of memory. */
  readonly bytes: number;
  readonly atOnce: number;
  readonly waiting: number;
}

const usual: ReaderLimits = { milliseconds: 10_000, bytes: 512 * 1024 * 1024, atOnce: 2, waiting: 20 };

/**
 * Reads documents in processes that have little memory, time and rights, and no environment. A child reads one
 * document, so that none can see or spoil another one's.
 */
export class DocumentReader {
  readonly #limits: ReaderLimits;
  readonly #children = new Set<ChildProcess>();
  readonly #queue: (() => void)[] = [];
  #busy = 0;
  #closed = false;

  constructor(limits: Partial<ReaderLimits> = {}) {
    this.#limits = { ...usual, ...limits };
  }

  /** Resolves in bounded time, whatever the document does. Rejects where no child can be started. */
  async read(bytes: Uint8Array): Promise<Reading> {
    await this.#turn();
    try {
      // A child that was ended from outside said nothing about the document: another one tries, once.
      return (await this.#attempt(bytes)) ?? (await this.#attempt(bytes)) ?? { refusal: "unreadable" };
    } finally {
      this.#next();
    }
  }

  /** Documents that are being read are refused. */
  close(): void {
    this.#closed = true;
    for (const child of this.#children) child.kill("SIGKILL");
  }

  async #turn(): Promise<void> {
    if (this.#busy < this.#limits.atOnce) this.#busy += 1;
    else if (this.#queue.length >= this.#limits.waiting) throw new Problem("unavailable", { retryAfter: 10 });
    else await new Promise<void>((resolve) => this.#queue.push(resolve));
  }

  /** Hands the turn on, or gives it back. */
  #next(): void {
    const waiting = this.#queue.shift();
    if (waiting) waiting();
    else this.#busy -= 1;
  }

  /** Resolves to undefined where something else than the document or its limits ended the child. */
  async #attempt(bytes: Uint8Array): Promise<Reading | undefined> {
    if (this.#closed) return undefined;
    const child = startChild(this.#limits.bytes);
    this.#children.add(child);
    child.once("exit", () => this.#children.delete(child));
    const reading = await readingOf(child, bytes, this.#limits.milliseconds);
    child.kill("SIGKILL");
    return reading;
  }
}

function readingOf(
  child: ChildProcess,
  bytes: Uint8Array,
  milliseconds: number,
): Promise<Reading | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds, { refusal: "unreadable" });
    const settle = (reading: Reading | undefined) => {
      clearTimeout(timer);
      resolve(reading);
    };
    child.once("message", (reading: Reading) => settle(reading));
    child.once("exit", (code, signal) => {
      // Whatever a document does, a child answers or dies by a signal: this one could not begin.
      if (signal === null) reject(new Error(`The document reader ended with exit code ${code}.`));
      settle(signal === outOfMemory ? { refusal: "unreadable" } : undefined);
    });
    // Where it could not be sent, the child's end says why.
    child.send(bytes, () => undefined);
  });
}

/** How V8 ends a process whose heap is full, and the watch one that holds too much elsewhere. */
const outOfMemory: NodeJS.Signals = "SIGABRT";

const program = join(import.meta.dirname, "child.ts");
const packages = dirname(dirname(createRequire(import.meta.url).resolve("saxes/package.json")));

function startChild(bytes: number): ChildProcess {
  const child = fork(program, [String(bytes)], {
    env: {},
    execArgv: [
      "--max-old-space-size=256",
      "--no-warnings",
      "--permission",
      "--allow-worker",
      `--allow-fs-read=${import.meta.dirname}/*`,
      `--allow-fs-read=${packages}/*`,
    ],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  child.unref();
  child.channel?.unref();
  return child;
}

import { type ChildProcess, fork } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { LRUCache } from "lru-cache";
import type { Reading } from "./child.ts";
import { type TurnLimits, Turns } from "./turns.ts";

export interface ReaderLimits {
  /** For one document, with the start of its child, however little of a processor there is for it. */
  readonly milliseconds: number;
  /** Of a processor's time. What needs more is unreadable. */
  readonly processorMilliseconds: number;
  /** Of that, for the first try: what needs more waits for a turn of its own kind. */
  readonly quickMilliseconds: number;
  /** Of all kinds of memory. */
  readonly bytes: number;
  readonly quick: TurnLimits;
  readonly slow: TurnLimits;
}

const usual: ReaderLimits = {
  milliseconds: 30_000,
  processorMilliseconds: 10_000,
  quickMilliseconds: 700,
  bytes: 512 * 1024 * 1024,
  quick: { atOnce: 2, waiting: 60, ofOneSender: 5 },
  slow: { atOnce: 1, waiting: 6, ofOneSender: 2 },
};

/** Whose documents cost much is remembered for so long, in milliseconds. */
const memory = 600_000;

/**
 * Reads documents in processes that have little memory, time and rights, and no environment. A child reads one
 * document, so that none can see or spoil another one's. What costs much waits behind what does not: a document that is
 * not read within a short try takes its turn among the costly ones, and so do the next ones of its sender.
 */
export class DocumentReader {
  readonly #limits: ReaderLimits;
  readonly #children = new Set<ChildProcess>();
  readonly #costly = new LRUCache<string, true>({ max: 10_000, ttl: memory });
  readonly #quick: Turns;
  readonly #slow: Turns;
  #closed = false;

  constructor(limits: Partial<ReaderLimits> = {}) {
    this.#limits = { ...usual, ...limits };
    this.#quick = new Turns(this.#limits.quick);
    this.#slow = new Turns(this.#limits.slow);
  }

  /**
   * Resolves in bounded time, whatever the document does. Rejects with `unavailable` where too many wait, and where no
   * child can be started.
   */
  async read(bytes: Uint8Array, sender: string): Promise<Reading> {
    const reading = this.#costly.has(sender)
      ? tooCostly
      : await this.#quick.run(sender, () => this.#tryQuickly(bytes, sender));
    if (reading !== tooCostly) return reading;
    return this.#slow.run(sender, async () => {
      const slow = await this.#try(bytes, this.#limits.processorMilliseconds);
      return slow === tooCostly ? { refusal: "unreadable" } : slow;
    });
  }

  /** Documents that are being read are refused. */
  close(): void {
    this.#closed = true;
    for (const child of this.#children) child.kill("SIGKILL");
  }

  async #tryQuickly(bytes: Uint8Array, sender: string): Promise<Reading | typeof tooCostly> {
    // Meanwhile another one of theirs may have shown what they cost.
    if (this.#costly.has(sender)) return tooCostly;
    const reading = await this.#try(bytes, this.#limits.quickMilliseconds);
    if (reading === tooCostly) this.#costly.set(sender, true);
    return reading;
  }

  async #try(bytes: Uint8Array, processorMilliseconds: number): Promise<Reading | typeof tooCostly> {
    // A child that was ended from outside said nothing about the document: another one tries, once.
    const attempt = () => this.#attempt(bytes, processorMilliseconds);
    return (await attempt()) ?? (await attempt()) ?? { refusal: "unreadable" };
  }

  /** Resolves to undefined where something else than the document or its limits ended the child. */
  async #attempt(bytes: Uint8Array, processorMilliseconds: number) {
    if (this.#closed) return undefined;
    const child = startChild(this.#limits.bytes, processorMilliseconds);
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
): Promise<Reading | typeof tooCostly | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds, { refusal: "unreadable" });
    const settle = (reading: Reading | typeof tooCostly | undefined) => {
      clearTimeout(timer);
      resolve(reading);
    };
    child.once("message", (reading: Reading) => settle(reading));
    child.once("exit", (code, signal) => {
      // Whatever a document does, a child answers or dies by a signal: this one could not begin.
      if (signal === null) reject(new Error(`The document reader ended with exit code ${code}.`));
      if (signal === outOfProcessorTime) settle(tooCostly);
      else settle(signal === outOfMemory ? { refusal: "unreadable" } : undefined);
    });
    // Where it could not be sent, the child's end says why.
    child.send(bytes, () => undefined);
  });
}

/** How V8 ends a process whose heap is full, and the watch one that holds too much elsewhere. */
const outOfMemory: NodeJS.Signals = "SIGABRT";

/** How the watch ends a process that has had its share of a processor. */
const outOfProcessorTime: NodeJS.Signals = "SIGXCPU";

const tooCostly = "too costly";

const program = join(import.meta.dirname, "child.ts");
const packages = dirname(dirname(createRequire(import.meta.url).resolve("saxes/package.json")));

function startChild(bytes: number, processorMilliseconds: number): ChildProcess {
  const child = fork(program, [String(bytes), String(processorMilliseconds)], {
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

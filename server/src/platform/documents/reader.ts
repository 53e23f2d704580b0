import { type ChildProcess, fork } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { LRUCache } from "lru-cache";
import { type TurnLimits, Turns } from "../turns.ts";
import type { Copied, CopyKind, Drawn, Marked, Placed, Reading, Work } from "./child.ts";
import { receiving, sourcesIn } from "./child-sources.ts";
import type { DrawnPage } from "./draw-page.ts";
import type { PlacedPage } from "./page-lines.ts";

export interface ReaderLimits {
  /** For one document, including starting its child, even when little CPU is free for it. */
  readonly milliseconds: number;
  /** CPU time. A document that needs more is unreadable. */
  readonly processorMilliseconds: number;
  /** CPU time of the first try: a document that needs more waits for a turn among the costly ones. */
  readonly quickMilliseconds: number;
  /** All kinds of memory. */
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

/** How long to remember senders of costly documents, in milliseconds. */
const memory = 600_000;

/**
 * Reads documents in processes with limited memory, time and rights, and no environment. A child reads one document, so
 * none can see or spoil another. A document that isn't read within a short try waits among the costly ones, and so do
 * its sender's next documents.
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
   * Resolves in bounded time, whatever the document does. Rejects with `unavailable` if too many wait, or if no child
   * can be started.
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

  /** The PDF with a line at the foot of each page; undefined if it can't be changed within the limits. */
  async mark(bytes: Uint8Array, line: string, sender: string): Promise<Uint8Array | undefined> {
    const done = await this.#once<Marked>({ bytes, line }, sender);
    return done && "marked" in done ? done.marked : undefined;
  }

  /** Where the lines of its text are on a PDF's pages; undefined if they can't be read within the limits. */
  async placeLines(
    bytes: Uint8Array,
    text: string,
    sender: string,
  ): Promise<readonly PlacedPage[] | undefined> {
    const done = await this.#once<Placed>({ bytes, text }, sender);
    return done && "pages" in done ? done.pages : undefined;
  }

  /** A page of a PDF; undefined if there is none, or if it can't be drawn within the limits. */
  async drawPage(bytes: Uint8Array, page: number, sender: string): Promise<DrawnPage | undefined> {
    const done = await this.#once<Drawn>({ bytes, page }, sender);
    return done && "drawn" in done ? done.drawn : undefined;
  }

  /** The work history in another program's copy of somebody's data. */
  async readCopy(bytes: Uint8Array, copy: CopyKind, sender: string): Promise<Copied> {
    return (await this.#once<Copied>({ bytes, copy }, sender)) ?? { refusal: "unreadable" };
  }

  /** Refuses the documents that are being read. */
  close(): void {
    this.#closed = true;
    for (const child of this.#children) child.kill("SIGKILL");
  }

  /** Works on a document that was read before. Undefined if it is too costly, or if something else ended the child. */
  async #once<Done>(work: Work, sender: string) {
    const { processorMilliseconds } = this.#limits;
    const done = await this.#quick.run(sender, () => this.#attempt<Done>(work, processorMilliseconds));
    return done === tooCostly ? undefined : done;
  }

  async #tryQuickly(bytes: Uint8Array, sender: string): Promise<Reading | typeof tooCostly> {
    // Another document of the same sender may have turned out costly meanwhile.
    if (this.#costly.has(sender)) return tooCostly;
    const reading = await this.#try(bytes, this.#limits.quickMilliseconds);
    if (reading === tooCostly) this.#costly.set(sender, true);
    return reading;
  }

  async #try(bytes: Uint8Array, processorMilliseconds: number): Promise<Reading | typeof tooCostly> {
    // If something else killed the child, that says nothing about the document: try once more.
    const attempt = () => this.#attempt<Reading>({ bytes }, processorMilliseconds);
    return (await attempt()) ?? (await attempt()) ?? { refusal: "unreadable" };
  }

  /** Resolves to undefined if something other than the document or its limits ended the child. */
  async #attempt<Done>(work: Work, processorMilliseconds: number) {
    if (this.#closed) return undefined;
    const child = startChild(this.#limits.bytes, processorMilliseconds);
    this.#children.add(child);
    child.once("exit", () => this.#children.delete(child));
    const done = await doneBy<Done>(child, work, this.#limits.milliseconds);
    child.kill("SIGKILL");
    return done;
  }
}

type Ended = { readonly refusal: "unreadable" } | typeof tooCostly | undefined;

function doneBy<Done>(child: ChildProcess, work: Work, milliseconds: number): Promise<Done | Ended> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds, { refusal: "unreadable" });
    const settle = (done: Done | Ended) => {
      clearTimeout(timer);
      resolve(done);
    };
    child.once("message", (done: Done) => settle(done));
    child.once("exit", (code, signal) => {
      // A started child always answers or dies by a signal, so this one couldn't start.
      if (signal === null) reject(new Error(`The document reader ended with exit code ${code}.`));
      if (signal === outOfProcessorTime) settle(tooCostly);
      else settle(signal === outOfMemory ? { refusal: "unreadable" } : undefined);
    });
    void handOver(child, work);
  });
}

async function handOver(child: ChildProcess, work: Work): Promise<void> {
  const sources = await sourcesIn(folder);
  // If sending fails, the child's exit says why.
  if (child.connected) for (const message of [sources, work]) child.send(message, () => undefined);
}

/** How V8 ends a process with a full heap, and how the watch ends one with too much other memory. */
const outOfMemory: NodeJS.Signals = "SIGABRT";

/** How the watch ends a process that used up its CPU time. */
const outOfProcessorTime: NodeJS.Signals = "SIGXCPU";

const tooCostly = "too costly";

const folder = fileURLToPath(new URL(".", import.meta.url));
const program = join(folder, "child.ts");

const packages = packageFolders(createRequire(import.meta.url));

/** Where packages are found, and where they really are: an installation may link them. */
function packageFolders(require: NodeJS.Require): ReadonlySet<string> {
  const found = require.resolve.paths("saxes")?.filter((folder) => existsSync(join(folder, "saxes"))) ?? [];
  return new Set([...found, dirname(dirname(require.resolve("saxes/package.json")))]);
}

function startChild(bytes: number, processorMilliseconds: number): ChildProcess {
  const child = fork(program, [String(bytes), String(processorMilliseconds)], {
    env: {},
    execArgv: [
      "--max-old-space-size=256",
      "--no-warnings",
      `--import=${receiving}`,
      "--permission",
      "--allow-worker",
      `--allow-fs-read=${folder}*`,
      ...[...packages].map((folder) => `--allow-fs-read=${folder}/*`),
    ],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  child.unref();
  child.channel?.unref();
  return child;
}

import type { Publication } from "../manifest.ts";
import type { Change } from "../port.ts";
import type { Thread } from "../thread.ts";
import type { WriterReply, WriterRequest, WriterStart } from "./protocol.ts";

/** Changes per message: copying them holds the event loop for a few milliseconds. */
const CHUNK = 500;

export interface WriterThreadOptions {
  readonly folder: string;
  readonly version: string;
  readonly start: (start: WriterStart) => Thread;
  /** Where a replacement resumes: the last publication. */
  readonly resume: () => NonNullable<WriterStart["resume"]>;
  /** Resolves when searches see the publication. */
  readonly publish: (publication: Publication) => Promise<void>;
  readonly log: (message: string) => void;
}

interface Waiting {
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

/** The main thread's handle to the writer's worker. */
export class WriterThread {
  /** Resolves when the writer has read the folder and searches see its content. */
  readonly ready: Promise<void>;
  readonly #options: WriterThreadOptions;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Thread;
  #nextTicket = 1;
  /** Keeps the changes of one call apart from another's. */
  #sending: Promise<void> = Promise.resolve();
  #publishing: Promise<void> = Promise.resolve();
  #onFirst: Waiting | undefined;
  #lost: Error | undefined;
  #closed = false;

  constructor(options: WriterThreadOptions) {
    this.#options = options;
    this.ready = new Promise((resolve, reject) => {
      this.#onFirst = { resolve, reject };
    });
    this.#worker = this.#spawn({ folder: options.folder, version: options.version });
  }

  apply(changes: readonly Change[], sequence: number): Promise<void> {
    const sent = this.#sending.then(async () => {
      for (let start = 0; start < changes.length; start += CHUNK) {
        this.#post({ kind: "changes", changes: changes.slice(start, start + CHUNK) });
        await new Promise(setImmediate);
      }
      return { committed: this.#ask((ticket) => ({ kind: "commit", ticket, sequence })) };
    });
    this.#sending = sent.then(ignore);
    return sent.then(({ committed }) => committed);
  }

  clear(): Promise<void> {
    const sent = this.#sending.then(() => ({ cleared: this.#ask((ticket) => ({ kind: "clear", ticket })) }));
    this.#sending = sent.then(ignore);
    return sent.then(({ cleared }) => cleared);
  }

  /** Resolves when everything applied is on disk; the thread keeps running. */
  async save(): Promise<void> {
    await this.#sending;
    await this.#ask((ticket) => ({ kind: "save", ticket }));
  }

  /** Ends the thread without saving. */
  async terminate(): Promise<void> {
    this.#closed = true;
    await this.#worker.terminate();
  }

  #ask(request: (ticket: number) => WriterRequest): Promise<void> {
    if (this.#lost) return Promise.reject(this.#lost);
    return new Promise((resolve, reject) => {
      const ticket = this.#nextTicket++;
      this.#waiting.set(ticket, { resolve, reject });
      this.#post(request(ticket));
    });
  }

  #post(request: WriterRequest): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    this.#worker.postMessage(request);
  }

  #spawn(start: WriterStart): Thread {
    const worker = this.#options.start(start);
    worker.on("message", (reply: WriterReply) => this.#receive(reply));
    worker.on("error", (error) => this.#options.log(`the index writer failed: ${String(error)}`));
    worker.on("exit", () => this.#lose());
    return worker;
  }

  #receive(reply: WriterReply): void {
    switch (reply.kind) {
      case "log":
        this.#options.log(reply.message);
        break;
      case "done":
        this.#settle([reply.ticket]);
        break;
      case "published":
        this.#publishing = this.#publish(reply, this.#publishing);
        break;
    }
  }

  async #publish(
    { publication, tickets }: WriterReply & { kind: "published" },
    before: Promise<void>,
  ): Promise<void> {
    await before;
    await this.#options.publish(publication);
    this.#settle(tickets);
    this.#onFirst?.resolve();
    this.#onFirst = undefined;
  }

  #settle(tickets: readonly number[]): void {
    for (const ticket of tickets) {
      this.#waiting.get(ticket)?.resolve();
      this.#waiting.delete(ticket);
    }
  }

  /**
   * Fails all unanswered requests and those still being sent. Then a new writer resumes from the last publication,
   * unless the lost one couldn't even start.
   */
  #lose(): void {
    if (this.#closed) return;
    const error = new Error("the index writer ended before it answered");
    this.#lost = error;
    for (const waiting of this.#waiting.values()) waiting.reject(error);
    this.#waiting.clear();
    if (this.#onFirst) return this.#onFirst.reject(error);
    this.#sending = this.#replace(this.#sending);
  }

  async #replace(sent: Promise<void>): Promise<void> {
    await sent;
    await this.#publishing;
    const { folder, version } = this.#options;
    this.#worker = this.#spawn({ folder, version, resume: this.#options.resume() });
    this.#lost = undefined;
  }
}

function ignore(): void {}

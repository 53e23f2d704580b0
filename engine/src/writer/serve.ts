import type { MessagePort } from "node:worker_threads";
import type { Publication } from "../manifest.ts";
import type { SegmentData } from "../segment/reader.ts";
import { IndexWriter } from "./index-writer.ts";
import type { WriterReply, WriterRequest, WriterStart } from "./protocol.ts";
import { Saver } from "./saver.ts";
import { type Loaded, Store } from "./store.ts";

/** How long a merge runs before messages that arrived meanwhile are handled. */
const SLICE_MS = 8;

/** Reads the index, publishes it, and then answers its owner's messages. */
export async function serveWriter(port: MessagePort, start: WriterStart): Promise<void> {
  const store = new Store(start.folder, start.version);
  const loaded = start.resume ?? (await load(port, store));
  new Writing(port, store, loaded).begin(loaded?.segments ?? []);
}

/** The index is derived data: if it can't be read, a new one is filled from the records. */
async function load(port: MessagePort, store: Store): Promise<Loaded | undefined> {
  try {
    return await store.load();
  } catch (error) {
    log(port, `the index on disk is not usable and will be rebuilt: ${String(error)}`);
    return undefined;
  }
}

/** Reads all messages that have arrived, and works between them. */
class Writing {
  readonly #port: MessagePort;
  readonly #writer: IndexWriter;
  readonly #saver: Saver;
  #changes = 0;
  #tickets: number[] = [];
  #sequence: number;
  #merge: Generator<void, void> | undefined;
  #scheduled = false;
  #closed = false;

  constructor(port: MessagePort, store: Store, start: Loaded | undefined) {
    this.#port = port;
    const writer = new IndexWriter(start?.manifest, start?.segments);
    this.#writer = writer;
    const state = () => ({ manifest: writer.manifest, readers: writer.segments });
    this.#saver = new Saver(store, state, (message) => log(port, message));
    this.#sequence = writer.manifest.sequence;
  }

  begin(loaded: readonly SegmentData[]): void {
    this.#publish({ manifest: this.#writer.manifest, added: loaded });
    this.#port.on("message", (request: WriterRequest) => this.#receive(request));
    this.#port.on("close", () => this.#close());
    this.#schedule();
  }

  #receive(request: WriterRequest): void {
    switch (request.kind) {
      case "changes":
        for (const change of request.changes) this.#writer.change(change);
        this.#changes += request.changes.length;
        break;
      case "commit":
        this.#tickets.push(request.ticket);
        this.#sequence = request.sequence;
        this.#schedule();
        break;
      case "clear":
        void this.#clear(request.ticket);
        break;
      case "save":
        void this.#save(request.ticket);
        break;
    }
  }

  /** All messages that have arrived are read before the next work, so a burst makes one segment. */
  #schedule(): void {
    if (this.#scheduled || this.#closed) return;
    this.#scheduled = true;
    setImmediate(() => this.#work());
  }

  #work(): void {
    this.#scheduled = false;
    if (this.#closed) return;
    if (this.#tickets.length > 0) this.#publish(this.#writer.publish(this.#sequence));
    else if (!this.#mergeSlice()) return;
    this.#schedule();
  }

  /** Returns whether there is more to do. */
  #mergeSlice(): boolean {
    this.#merge ??= this.#writer.merge();
    if (!this.#merge) return false;
    const until = performance.now() + SLICE_MS;
    while (performance.now() < until) {
      if (!this.#merge.next().done) continue;
      this.#merge = undefined;
      this.#publish(this.#writer.publish(this.#sequence));
      break;
    }
    return true;
  }

  #publish(publication: Publication): void {
    reply(this.#port, { kind: "published", publication, tickets: this.#tickets });
    this.#tickets = [];
    this.#saver.changed(this.#changes);
    this.#changes = 0;
  }

  async #clear(ticket: number): Promise<void> {
    this.#merge = undefined;
    this.#sequence = 0;
    const publication = this.#writer.clear();
    const tickets = [...this.#tickets, ticket];
    this.#tickets = [];
    await this.#saver.save();
    reply(this.#port, { kind: "published", publication, tickets });
  }

  async #save(ticket: number): Promise<void> {
    if (this.#tickets.length > 0) this.#publish(this.#writer.publish(this.#sequence));
    await this.#saver.save();
    reply(this.#port, { kind: "done", ticket });
  }

  #close(): void {
    this.#closed = true;
    this.#saver.stop();
  }
}

function log(port: MessagePort, message: string): void {
  reply(port, { kind: "log", message });
}

function reply(port: MessagePort, message: WriterReply): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
  port.postMessage(message);
}

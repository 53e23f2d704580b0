import type { Publication } from "../manifest.ts";
import { type Asking, DeadlineExceeded, Overloaded } from "../port.ts";
import type { Thread } from "../thread.ts";
import { FairQueue } from "./fair-queue.ts";
import { refusals, type SearcherReply, type SearcherRequest, type SearcherTask } from "./protocol.ts";

/** How many requests may wait for each worker: from one caller, and in total. */
export const WAITING_OF_ONE = 64;
export const WAITING = 256;

/** The caller for unnamed requests. */
const NOBODY = "";

interface Waiting {
  /** Called when a worker is free, so that the request names the newest generation. */
  readonly task: () => SearcherTask;
  readonly resolve: (found: unknown) => void;
  readonly reject: (error: Error) => void;
  /** On the `performance.now()` clock. */
  readonly until: number;
}

interface Seat {
  worker: Thread;
  /** The worker's current task. */
  current?: Waiting | undefined;
  /** Publications that it hasn't acknowledged yet. */
  readonly unseen: (() => void)[];
  /** Whether it has ever answered. A worker that can't even start isn't replaced. */
  answered: boolean;
}

export interface PoolOptions {
  readonly workers: number;
  /** Starts a worker. */
  readonly start: () => Thread;
  /** The state for a new worker: every manifest still held, with all its segments. */
  readonly held: () => readonly Publication[];
  readonly log: (message: string) => void;
}

/** Query workers, with one task each at a time. Other tasks wait, and callers take turns. */
export class SearcherPool {
  readonly #options: PoolOptions;
  readonly #seats: Seat[] = [];
  readonly #queue: FairQueue<Waiting>;
  #closed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#queue = new FairQueue(WAITING_OF_ONE * options.workers, WAITING * options.workers);
    for (let i = 0; i < options.workers; i++) this.#seats.push(this.#seat());
  }

  get healthy(): boolean {
    return this.#seats.length > 0;
  }

  /** Rejects with `Overloaded` if too many wait, and with `DeadlineExceeded` if the time is up. */
  run(task: () => SearcherTask, { caller = NOBODY, until = Infinity }: Asking = {}): Promise<unknown> {
    if (!this.healthy) return Promise.reject(new Error("no search worker is running"));
    return new Promise((resolve, reject) => {
      const refused = this.#queue.add(caller, { task, resolve, reject, until });
      refused?.reject(new Overloaded());
      this.#dispatch();
    });
  }

  /** Resolves when every worker sees the publication. */
  async publish(publication: Publication): Promise<void> {
    await Promise.all(this.#seats.map((seat) => this.#show(seat, publication)));
  }

  release(generations: readonly number[]): void {
    for (const { worker } of this.#seats) post(worker, { kind: "release", generations });
  }

  async close(): Promise<void> {
    this.#closed = true;
    const error = new Error("the index is closed");
    for (const waiting of this.#queue.clear()) waiting.reject(error);
    const seats = this.#seats.splice(0);
    await Promise.all(seats.map(({ worker }) => worker.terminate()));
    for (const { current } of seats) current?.reject(error);
  }

  #dispatch(): void {
    for (const seat of this.#seats) {
      if (seat.current) continue;
      const waiting = this.#next();
      if (!waiting) return;
      try {
        const milliseconds = waiting.until - performance.now();
        post(seat.worker, { ...waiting.task(), milliseconds });
        seat.current = waiting;
      } catch (error) {
        waiting.reject(error instanceof Error ? error : new Error(String(error)));
      }
    }
  }

  /** The next task whose time isn't up. */
  #next(): Waiting | undefined {
    const now = performance.now();
    let waiting = this.#queue.next();
    for (; waiting && waiting.until <= now; waiting = this.#queue.next())
      waiting.reject(new DeadlineExceeded());
    return waiting;
  }

  #show(seat: Seat, publication: Publication): Promise<void> {
    return new Promise((resolve) => {
      seat.unseen.push(resolve);
      post(seat.worker, { kind: "publish", publication });
    });
  }

  #seat(): Seat {
    const seat: Seat = { worker: this.#options.start(), unseen: [], answered: false };
    this.#listen(seat);
    return seat;
  }

  #listen(seat: Seat): void {
    seat.worker.on("message", (reply: SearcherReply) => this.#receive(seat, reply));
    seat.worker.on("error", (error) => this.#options.log(`a search worker failed: ${String(error)}`));
    seat.worker.on("exit", () => this.#lose(seat));
  }

  #receive(seat: Seat, reply: SearcherReply): void {
    seat.answered = true;
    if (reply.kind === "published") return seat.unseen.shift()?.();
    const waiting = seat.current;
    seat.current = undefined;
    if (reply.kind === "found") waiting?.resolve(reply.found);
    else if (reply.kind === "listed") waiting?.resolve(JSON.parse(reply.json) as unknown);
    else waiting?.reject(reply.refusal ? new refusals[reply.refusal]() : new Error(reply.message));
    this.#dispatch();
  }

  /** Fails the lost worker's task. A new worker gets all that is held, which settles the lost one's publications. */
  #lose(seat: Seat): void {
    if (this.#closed) return;
    seat.current?.reject(new Error("the search worker ended before it answered"));
    seat.current = undefined;
    const unseen = seat.unseen.splice(0);
    if (seat.answered) {
      seat.answered = false;
      seat.worker = this.#options.start();
      this.#listen(seat);
      const shown = this.#options.held().map((publication) => this.#show(seat, publication));
      void Promise.all(shown).then(() => unseen.forEach((resolve) => resolve()));
      this.#dispatch();
      return;
    }
    this.#seats.splice(this.#seats.indexOf(seat), 1);
    unseen.forEach((resolve) => resolve());
    if (!this.healthy)
      for (const each of this.#queue.clear()) each.reject(new Error("no search worker is running"));
  }
}

function post(worker: Thread, request: SearcherRequest): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  worker.postMessage(request);
}

import { Worker } from "node:worker_threads";
import type { Publication } from "../manifest.ts";
import type { SearcherReply, SearcherRequest, SearcherStart, SearcherTask } from "./protocol.ts";

interface Waiting {
  /** Asked when a worker is free, so that it names the newest generation. */
  readonly task: () => SearcherTask;
  readonly resolve: (found: unknown) => void;
  readonly reject: (error: Error) => void;
}

interface Seat {
  worker: Worker;
  /** The task that the worker is at. */
  current?: Waiting | undefined;
  /** Publications that it has not acknowledged yet. */
  readonly unseen: (() => void)[];
  /** Whether it ever answered: one that cannot even start is not replaced. */
  answered: boolean;
}

export interface PoolOptions {
  readonly workers: number;
  /** The worker's script. */
  readonly script: URL;
  readonly start: SearcherStart;
  /** What a new worker must know: every manifest still held, with all its segments. */
  readonly held: () => readonly Publication[];
  readonly log: (message: string) => void;
}

/** Query workers: one task each at a time, the others wait in order. */
export class SearcherPool {
  readonly #options: PoolOptions;
  readonly #seats: Seat[] = [];
  readonly #queue: Waiting[] = [];
  #closed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
    for (let i = 0; i < options.workers; i++) this.#seats.push(this.#seat());
  }

  get healthy(): boolean {
    return this.#seats.length > 0;
  }

  run(task: () => SearcherTask): Promise<unknown> {
    if (!this.healthy) return Promise.reject(new Error("no search worker is running"));
    return new Promise((resolve, reject) => {
      this.#queue.push({ task, resolve, reject });
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
    for (const waiting of this.#queue.splice(0)) waiting.reject(error);
    const seats = this.#seats.splice(0);
    await Promise.all(seats.map(({ worker }) => worker.terminate()));
    for (const { current } of seats) current?.reject(error);
  }

  #dispatch(): void {
    for (const seat of this.#seats) {
      if (seat.current) continue;
      const waiting = this.#queue.shift();
      if (!waiting) return;
      try {
        post(seat.worker, waiting.task());
        seat.current = waiting;
      } catch (error) {
        waiting.reject(error instanceof Error ? error : new Error(String(error)));
      }
    }
  }

  #show(seat: Seat, publication: Publication): Promise<void> {
    return new Promise((resolve) => {
      seat.unseen.push(resolve);
      post(seat.worker, { kind: "publish", publication });
    });
  }

  #worker(): Worker {
    return new Worker(this.#options.script, { workerData: this.#options.start });
  }

  #seat(): Seat {
    const seat: Seat = { worker: this.#worker(), unseen: [], answered: false };
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
    else waiting?.reject(new Error(reply.message));
    this.#dispatch();
  }

  /** The lost worker's task fails; a new worker is told what is held, which acknowledges what the lost one had not. */
  #lose(seat: Seat): void {
    if (this.#closed) return;
    seat.current?.reject(new Error("the search worker ended before it answered"));
    seat.current = undefined;
    const unseen = seat.unseen.splice(0);
    if (seat.answered) {
      seat.answered = false;
      seat.worker = this.#worker();
      this.#listen(seat);
      const shown = this.#options.held().map((publication) => this.#show(seat, publication));
      void Promise.all(shown).then(() => unseen.forEach((resolve) => resolve()));
      this.#dispatch();
      return;
    }
    this.#seats.splice(this.#seats.indexOf(seat), 1);
    unseen.forEach((resolve) => resolve());
    if (!this.healthy)
      for (const each of this.#queue.splice(0)) each.reject(new Error("no search worker is running"));
  }
}

function post(worker: Worker, request: SearcherRequest): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  worker.postMessage(request);
}

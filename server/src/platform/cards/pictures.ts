import { hash } from "node:crypto";
import { Worker } from "node:worker_threads";
import { LRUCache } from "lru-cache";
import { Problem } from "../http/problem.ts";
import { type Card, cardLook } from "./card.ts";
import type { Drawn, Order } from "./painter.ts";

/** Cards that may wait for the thread, at about 50 ms each; further callers are told to come back. */
const mostWaiting = 20;

/** Bytes of pictures that are cached. */
const cachedBytes = 32 * 1024 ** 2;

/** A picture's name, from what its card says: another title is another revision. */
export function revisionOf(card: Card): string {
  return hash("sha256", JSON.stringify([cardLook, card]), "base64url").slice(0, 22);
}

/** Pictures of cards, drawn in a separate thread that starts at the first use. Recent ones are cached. */
export class Pictures {
  readonly #cached = new LRUCache<string, Uint8Array>({
    maxSize: cachedBytes,
    sizeCalculation: ({ byteLength }) => byteLength,
  });
  readonly #waiting = new Map<number, PromiseWithResolvers<Uint8Array>>();
  readonly #underWay = new Map<string, Promise<Uint8Array>>();
  #thread: Worker | undefined;
  #orders = 0;

  /** Resolves to a PNG. Throws a problem if too many wait. */
  async of(card: Card): Promise<Uint8Array> {
    const revision = revisionOf(card);
    const cached = this.#cached.get(revision);
    if (cached) return cached;
    const underWay = this.#underWay.get(revision);
    if (underWay) return underWay;
    if (this.#waiting.size >= mostWaiting) throw new Problem("overloaded", { retryAfter: 2 });
    const drawing = this.#draw(card);
    this.#underWay.set(revision, drawing);
    try {
      const picture = await drawing;
      this.#cached.set(revision, picture);
      return picture;
    } finally {
      this.#underWay.delete(revision);
    }
  }

  #draw(card: Card): Promise<Uint8Array> {
    this.#thread ??= this.#start();
    const answer = Promise.withResolvers<Uint8Array>();
    this.#orders += 1;
    this.#waiting.set(this.#orders, answer);
    this.#thread.ref();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    this.#thread.postMessage({ id: this.#orders, card } satisfies Order);
    return answer.promise;
  }

  #start(): Worker {
    const thread = new Worker(new URL("./painter.ts", import.meta.url));
    thread.on("message", ({ id, picture, fault }: Drawn) => {
      const answer = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (picture) answer?.resolve(picture);
      else answer?.reject(new Error(`A card was not drawn: ${fault}`));
      if (this.#waiting.size === 0) thread.unref();
    });
    thread.on("error", (error) => {
      this.#thread = undefined;
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
    });
    thread.unref();
    return thread;
  }

  async close(): Promise<void> {
    await this.#thread?.terminate();
  }
}

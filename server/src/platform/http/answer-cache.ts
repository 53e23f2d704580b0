import { LRUCache } from "lru-cache";

/** Cached answers by the id of the record they show, until it changes. */
export class AnswerCache {
  readonly #texts = new LRUCache<number, string>({
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: (text) => text.length + 100,
  });
  #changes = 0;

  get(id: number): string | undefined {
    return this.#texts.get(id);
  }

  /** Caches an answer, unless something changed since `asOf`: the answer may be older than the change. */
  keep(id: number, text: string, asOf: number): void {
    if (asOf === this.#changes) this.#texts.set(id, text);
  }

  /** The `asOf` for an answer that is read from now on. */
  get changes(): number {
    return this.#changes;
  }

  forgetAll(): void {
    this.#changes += 1;
    this.#texts.clear();
  }

  forget(ids: Iterable<number>): void {
    this.#changes += 1;
    for (const id of ids) this.#texts.delete(id);
  }
}

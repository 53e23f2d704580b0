import { LRUCache } from "lru-cache";

/** Answers as they were sent, by the number of what they show, until that changes. */
export class AnswerCache {
  readonly #texts = new LRUCache<number, string>({
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: (text) => text.length + 100,
  });
  #changes = 0;

  get(id: number): string | undefined {
    return this.#texts.get(id);
  }

  /** Keeps an answer, unless something changed since `asOf`: it may have been read before that. */
  keep(id: number, text: string, asOf: number): void {
    if (asOf === this.#changes) this.#texts.set(id, text);
  }

  /** What an answer that is read from now on is as of. */
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

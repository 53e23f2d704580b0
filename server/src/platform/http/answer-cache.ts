import { type Locale, locales } from "@candor/contract/messages/locales";
import { LRUCache } from "lru-cache";

/** Cached answers by the id of the record they show, and by their language, until it changes. */
export class AnswerCache {
  readonly #texts = new LRUCache<string, string>({
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: (text) => text.length + 100,
  });
  #changes = 0;

  get(id: number, locale: Locale): string | undefined {
    return this.#texts.get(keyOf(id, locale));
  }

  /** Caches an answer, unless something changed since `asOf`: the answer may be older than the change. */
  keep(id: number, locale: Locale, text: string, asOf: number): void {
    if (asOf === this.#changes) this.#texts.set(keyOf(id, locale), text);
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
    for (const id of ids) for (const locale of locales) this.#texts.delete(keyOf(id, locale));
  }
}

function keyOf(id: number, locale: Locale): string {
  return `${locale} ${id}`;
}

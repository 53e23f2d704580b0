import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";

const mostTexts = 20_000;

/**
 * Remembers results derived from texts, as long as they are derived with the same object. Texts are identified by their
 * SHA-256: they may be secrets and are not stored.
 */
export class Remembered<Value extends object> {
  readonly #values = new WeakMap<object, LRUCache<string, Value>>();

  /** `make` may depend only on `means` and the text. `undefined` is not remembered. */
  async of(means: object, text: string, make: () => Promise<Value | undefined>): Promise<Value | undefined> {
    const values = this.#valuesOf(means);
    const name = hash("sha256", text, "base64url");
    const known = values.get(name);
    if (known) return known;
    const value = await make();
    if (value) values.set(name, value);
    return value;
  }

  #valuesOf(means: object): LRUCache<string, Value> {
    const values = this.#values.get(means) ?? new LRUCache<string, Value>({ max: mostTexts });
    this.#values.set(means, values);
    return values;
  }
}

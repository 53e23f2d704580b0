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

/**
 * A pure function that takes long, with what it returned for the values that it was last given, as JSON. Nobody may
 * change what it returns.
 */
export function remembering<Given, Result extends object>(
  most: number,
  of: (given: Given) => Result,
): (given: Given) => Result {
  const results = new LRUCache<string, Result>({ max: most });
  return (given) => {
    const name = hash("sha256", JSON.stringify(given), "base64url");
    const result = results.get(name) ?? of(given);
    results.set(name, result);
    return result;
  };
}

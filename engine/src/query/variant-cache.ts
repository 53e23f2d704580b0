import type { Filters } from "../criteria.ts";
import type { Prepared } from "./filters.ts";
import type { KnownClauses } from "./plan.ts";

/** Caches what variants of one search have in common: their clauses, and what their filters hide. */
export class VariantCache {
  readonly clauses: KnownClauses = new Map();
  /** One per segment. */
  readonly prepared: readonly Prepared[];
  readonly #values = new Map<string, unknown>();

  constructor(segments: number) {
    this.prepared = Array.from({ length: segments }, () => new Map());
  }

  /** Makes filters with equal values one object, which is the key in `prepared`. */
  filters(filters: Filters): Filters {
    return Object.fromEntries(
      Object.entries(filters).map(([name, value]) => {
        const key = name + JSON.stringify(value);
        if (!this.#values.has(key)) this.#values.set(key, value);
        return [name, this.#values.get(key)];
      }),
    );
  }
}

import type { FacetCount } from "../result.ts";

/** Keeps at most `most` counts, ordered by count, then value. Cheap as long as few candidates get in. */
export class BestCounts {
  readonly found: FacetCount[] = [];
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Lower counts can't get in. */
  get least(): number {
    return this.found.length < this.#most ? 1 : this.found.at(-1)!.count;
  }

  offer(value: string, count: number): void {
    const { found } = this;
    const at = found.findIndex((each) => each.count < count || (each.count === count && each.value > value));
    if (at >= 0) found.splice(at, 0, { value, count });
    else found.push({ value, count });
    if (found.length > this.#most) found.pop();
  }
}

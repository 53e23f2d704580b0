/**
 * One queue per caller, served round-robin. Each queue is bounded, and so is their total: when the total is reached,
 * the last item of the longest queue is dropped, so that a caller with few requests isn't refused because of others
 * with many.
 */
export class FairQueue<Item> {
  readonly #lines = new Map<string, Item[]>();
  readonly #share: number;
  readonly #most: number;
  #size = 0;

  /** `share` is the limit for one caller, `most` for all together. */
  constructor(share: number, most: number) {
    this.#share = share;
    this.#most = most;
  }

  get size(): number {
    return this.#size;
  }

  /** Returns the item that was dropped: this one, another, or none. */
  add(caller: string, item: Item): Item | undefined {
    const line = this.#lines.get(caller) ?? [];
    if (line.length >= this.#share) return item;
    let refused: Item | undefined;
    if (this.#size >= this.#most) {
      const [longest, waiting] = this.#longest();
      if (waiting.length <= line.length + 1) return item;
      refused = waiting.pop();
      this.#keep(longest, waiting);
      this.#size--;
    }
    line.push(item);
    this.#keep(caller, line);
    this.#size++;
    return refused;
  }

  /** The first item of the caller whose turn it is. A caller with more items goes to the end. */
  next(): Item | undefined {
    for (const [caller, line] of this.#lines) {
      this.#lines.delete(caller);
      const item = line.shift();
      this.#keep(caller, line);
      this.#size--;
      return item;
    }
    return undefined;
  }

  /** Removes and returns everything that is waiting. */
  clear(): readonly Item[] {
    const items = [...this.#lines.values()].flat();
    this.#lines.clear();
    this.#size = 0;
    return items;
  }

  #keep(caller: string, line: Item[]): void {
    if (line.length > 0) this.#lines.set(caller, line);
    else this.#lines.delete(caller);
  }

  #longest(): [string, Item[]] {
    return [...this.#lines].reduce((longest, each) => (each[1].length > longest[1].length ? each : longest));
  }
}

import type { Hit } from "../result.ts";

/** Beyond this many, collecting everything and selecting is faster than a heap. */
const HEAP_LIMIT = 512;

/** Collects candidates, ordered by higher key, then lower id. */
export interface Offered {
  /** Offers with a lower key have no effect. */
  readonly threshold: number;
  offer(key: number, id: number): void;
}

/** Ignores all candidates. */
export const NOBODY: Offered = { threshold: Infinity, offer: () => undefined };

/** Counts the candidates before a key and id. */
export class BeforeCounter implements Offered {
  count = 0;
  readonly threshold: number;
  readonly #id: number;

  constructor(key: number, id: number) {
    this.threshold = key;
    this.#id = id;
  }

  offer(key: number, id: number): void {
    if (isBetter(key, id, this.threshold, this.#id)) this.count++;
  }
}

/**
 * Collects the best k candidates: higher key first, then lower id. A small k uses a binary heap with the worst on top;
 * a large k keeps everything and trims by quickselect whenever the number has doubled.
 */
export class Top implements Offered {
  /** An offer with a lower key can't be among the best. */
  threshold = -Infinity;
  readonly #k: number;
  readonly #isHeap: boolean;
  #size = 0;
  #keys: Float64Array;
  #ids: Float64Array;

  constructor(k: number) {
    this.#k = k;
    this.#isHeap = k <= HEAP_LIMIT;
    this.#keys = new Float64Array(this.#isHeap ? k : 2 * k);
    this.#ids = new Float64Array(this.#keys.length);
    if (k === 0) this.threshold = Infinity;
  }

  offer(key: number, id: number): void {
    if (key < this.threshold || this.#k === 0) return;
    if (!this.#isHeap) this.#append(key, id);
    else if (this.#size < this.#k) this.#push(key, id);
    else if (isBetter(key, id, this.#keys[0]!, this.#ids[0]!)) this.#replaceWorst(key, id);
  }

  /** The best, from the first-th to the k-th. */
  from(first: number): Hit[] {
    if (this.#size > this.#k) this.#cutBack();
    if (first >= this.#size) return [];
    this.#select(first);
    const ids = this.#ids.subarray(first, this.#size);
    const keys = this.#keys.subarray(first, this.#size);
    return Array.from(keys, (score, index): Hit => ({ id: ids[index]!, score })).sort(
      (a, b) => b.score - a.score || a.id - b.id,
    );
  }

  #push(key: number, id: number): void {
    let hole = this.#size++;
    while (hole > 0) {
      const parent = (hole - 1) >>> 1;
      if (isBetter(this.#keys[parent]!, this.#ids[parent]!, key, id)) this.#move(parent, hole);
      else break;
      hole = parent;
    }
    this.#put(key, id, hole);
    if (this.#size === this.#k) this.threshold = this.#keys[0]!;
  }

  #replaceWorst(key: number, id: number): void {
    const size = this.#size;
    let hole = 0;
    for (;;) {
      let child = 2 * hole + 1;
      if (child >= size) break;
      if (child + 1 < size && this.#isBetterAt(child, child + 1)) child++;
      if (isBetter(key, id, this.#keys[child]!, this.#ids[child]!)) this.#move(child, hole);
      else break;
      hole = child;
    }
    this.#put(key, id, hole);
    this.threshold = this.#keys[0]!;
  }

  #append(key: number, id: number): void {
    if (this.#size === this.#keys.length) this.#cutBack();
    this.#put(key, id, this.#size++);
  }

  #cutBack(): void {
    this.#select(this.#k);
    this.#size = this.#k;
    this.threshold = this.#keys.subarray(0, this.#k).reduce((worst, key) => Math.min(worst, key), Infinity);
  }

  /** Quickselect: moves the best `count` to the front, in any order. */
  #select(count: number): void {
    let low = 0;
    let high = this.#size - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const key = this.#keys[middle]!;
      const id = this.#ids[middle]!;
      let i = low;
      let j = high;
      while (i <= j) {
        while (isBetter(this.#keys[i]!, this.#ids[i]!, key, id)) i++;
        while (isBetter(key, id, this.#keys[j]!, this.#ids[j]!)) j--;
        if (i <= j) this.#swap(i++, j--);
      }
      if (count <= j) high = j;
      else if (count >= i) low = i;
      else return;
    }
  }

  #isBetterAt(a: number, b: number): boolean {
    return isBetter(this.#keys[a]!, this.#ids[a]!, this.#keys[b]!, this.#ids[b]!);
  }

  #move(from: number, to: number): void {
    this.#put(this.#keys[from]!, this.#ids[from]!, to);
  }

  #put(key: number, id: number, at: number): void {
    this.#keys[at] = key;
    this.#ids[at] = id;
  }

  #swap(a: number, b: number): void {
    const [key, id] = [this.#keys[a]!, this.#ids[a]!];
    this.#move(b, a);
    this.#put(key, id, b);
  }
}

function isBetter(keyA: number, idA: number, keyB: number, idB: number): boolean {
  return keyA > keyB || (keyA === keyB && idA < idB);
}

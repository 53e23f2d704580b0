/**
 * A random number generator determined by a seed and an index, the same on every machine: sfc32, seeded by splitmix32
 * from both, with integer arithmetic throughout.
 */
export class Random {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  constructor(seed: number, index: number) {
    const mix = splitmix32(seed ^ Math.imul(Math.trunc(index / 2 ** 32) + 1, 0x9e3779b1));
    this.a = mix();
    this.b = mix() ^ index;
    this.c = mix();
    for (let round = 0; round < 12; round++) this.next();
  }

  /** 32 bits, unsigned. */
  next(): number {
    const sum = (this.a + this.b + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  /** In [0, 1). */
  unit(): number {
    return this.next() / 2 ** 32;
  }

  /** An integer from 0 to below the limit. */
  below(limit: number): number {
    return Math.floor(this.unit() * limit);
  }

  /** An integer between the two, inclusive. */
  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  chance(probability: number): boolean {
    return this.unit() < probability;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }

  /** This many distinct members in random order; all of them if the list is shorter. */
  some<T>(list: readonly T[], count: number): T[] {
    const pool = [...list];
    const size = Math.min(count, pool.length);
    for (let i = 0; i < size; i++) {
      const other = i + this.below(pool.length - i);
      [pool[i], pool[other]] = [pool[other] as T, pool[i] as T];
    }
    pool.length = size;
    return pool;
  }
}

function splitmix32(start: number): () => number {
  let state = start | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return mixed ^ (mixed >>> 15);
  };
}

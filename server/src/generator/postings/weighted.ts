import type { Random } from "./random.ts";

/** Draws members of a list in proportion to their weights. */
export class Weighted<T> {
  private readonly list: readonly T[];
  private readonly sums: Float64Array;

  constructor(list: readonly T[], weightOf: (member: T, index: number) => number) {
    this.list = list;
    this.sums = new Float64Array(list.length);
    let sum = 0;
    for (const [index, member] of list.entries()) {
      sum += weightOf(member, index);
      this.sums[index] = sum;
    }
  }

  draw(random: Random): T {
    const target = random.unit() * (this.sums.at(-1) as number);
    let low = 0;
    let high = this.sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.sums[middle] as number) > target) high = middle;
      else low = middle + 1;
    }
    return this.list[low] as T;
  }
}

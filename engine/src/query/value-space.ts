import type { FacetCount } from "../result.ts";
import type { SegmentReader } from "../segment/reader.ts";
import { BestCounts } from "./best.ts";

/**
 * One field's values over all segments. Segments number their values each in their own way; here each value has one
 * number, and a segment's ordinals are translated by a table made when the segment is first counted.
 */
export class ValueSpace {
  readonly #numbers = new Map<string, number>();
  readonly #values: string[] = [];
  readonly #translations = new WeakMap<SegmentReader, Uint32Array>();
  readonly #valuesOf: (reader: SegmentReader) => readonly string[];
  #counts = new Int32Array(256);

  constructor(valuesOf: (reader: SegmentReader) => readonly string[]) {
    this.#valuesOf = valuesOf;
  }

  /** Counters by number, and the numbers of a segment's ordinals. */
  countsFor(reader: SegmentReader): { readonly counts: Int32Array; readonly ordinals: Uint32Array } {
    let ordinals = this.#translations.get(reader);
    if (!ordinals) {
      ordinals = Uint32Array.from(this.#valuesOf(reader), (value) => this.#number(value));
      this.#translations.set(reader, ordinals);
    }
    return { counts: this.#counts, ordinals };
  }

  /** The most frequent of what was counted, without "not stated"; counting begins anew. */
  take(most: number): readonly FacetCount[] {
    const best = new BestCounts(most);
    let least = best.least;
    for (let number = 0; number < this.#values.length; number++) {
      const count = this.#counts[number]!;
      if (count < least || this.#values[number] === "") continue;
      best.offer(this.#values[number]!, count);
      least = best.least;
    }
    this.#counts.fill(0);
    return best.found;
  }

  #number(value: string): number {
    const known = this.#numbers.get(value);
    if (known !== undefined) return known;
    const number = this.#values.push(value) - 1;
    this.#numbers.set(value, number);
    if (number >= this.#counts.length) {
      const larger = new Int32Array(this.#counts.length * 2);
      larger.set(this.#counts);
      this.#counts = larger;
    }
    return number;
  }
}

import type { FacetCount } from "../result.ts";
import type { SegmentReader } from "../segment/reader.ts";
import { BestCounts } from "./best.ts";

/**
 * One field's values over all segments. Each segment has its own ordinals; here each value has one number, and a table
 * made when a segment is first counted translates its ordinals.
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

  /** The counters by number, and the numbers of a segment's ordinals. */
  countsFor(reader: SegmentReader): { readonly counts: Int32Array; readonly ordinals: Uint32Array } {
    let ordinals = this.#translations.get(reader);
    if (!ordinals) {
      ordinals = Uint32Array.from(this.#valuesOf(reader), (value) => this.#number(value));
      this.#translations.set(reader, ordinals);
    }
    return { counts: this.#counts, ordinals };
  }

  /** How often a value has been counted so far. */
  countOf(value: string): number {
    const number = this.#numbers.get(value);
    return number === undefined ? 0 : this.#counts[number]!;
  }

  /** Returns the most frequent values, without "not stated", and resets the counters. */
  take(most: number): readonly FacetCount[] {
    const best = new BestCounts(most);
    const counts = this.#counts;
    let least = best.least;
    for (let number = 0; number < this.#values.length; number++) {
      const count = counts[number]!;
      if (count < least || this.#values[number] === "") continue;
      best.offer(this.#values[number]!, count);
      least = best.least;
    }
    counts.fill(0);
    return best.found;
  }

  #number(value: string): number {
    const known = this.#numbers.get(value);
    if (known !== undefined) return known;
    const number = this.#values.push(value) - 1;
    this.#numbers.set(value, number);
    if (number >= this.#counts.length) this.#counts = grown(this.#counts);
    return number;
  }
}

function grown(counts: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(counts.length * 2);
  larger.set(counts);
  return larger;
}

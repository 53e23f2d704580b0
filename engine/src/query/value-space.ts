import type { FacetCount } from "../result.ts";
import type { SegmentReader } from "../segment/reader.ts";
import { BestCounts } from "./best.ts";
import { CLOSE, type Listed, MATCHES, type Tier } from "./tiers.ts";

/**
 * One field's values over all segments. Each segment has its own ordinals; here each value has one number, and a table
 * made when a segment is first counted translates its ordinals.
 */
export class ValueSpace {
  readonly #numbers = new Map<string, number>();
  readonly #values: string[] = [];
  readonly #translations = new WeakMap<SegmentReader, Uint32Array>();
  readonly #valuesOf: (reader: SegmentReader) => readonly string[];
  readonly #counts: [Int32Array, Int32Array] = [new Int32Array(256), new Int32Array(256)];
  /** Whether close matches were counted. */
  #hasClose = false;

  constructor(valuesOf: (reader: SegmentReader) => readonly string[]) {
    this.#valuesOf = valuesOf;
  }

  /** A tier's counters by number, and the numbers of a segment's ordinals. */
  countsFor(
    reader: SegmentReader,
    tier: Tier,
  ): { readonly counts: Int32Array; readonly ordinals: Uint32Array } {
    let ordinals = this.#translations.get(reader);
    if (!ordinals) {
      ordinals = Uint32Array.from(this.#valuesOf(reader), (value) => this.#number(value));
      this.#translations.set(reader, ordinals);
    }
    this.#hasClose ||= tier === CLOSE;
    return { counts: this.#counts[tier], ordinals };
  }

  /** How often a value was counted in a tier so far. */
  countOf(value: string, tier: Tier): number {
    const number = this.#numbers.get(value);
    return number === undefined ? 0 : this.#counts[tier][number]!;
  }

  /** Returns the most frequent listed values, without "not stated", and resets the counters. */
  take(most: number, listed: Listed): readonly FacetCount[] {
    const best = new BestCounts(most);
    const [matches, close] = this.#counts;
    let least = best.least;
    for (let number = 0; number < this.#values.length; number++) {
      const count = this.#hasClose ? listed(matches[number]!, close[number]!) : matches[number]!;
      if (count < least || this.#values[number] === "") continue;
      best.offer(this.#values[number]!, count);
      least = best.least;
    }
    matches.fill(0);
    if (this.#hasClose) close.fill(0);
    this.#hasClose = false;
    return best.found;
  }

  #number(value: string): number {
    const known = this.#numbers.get(value);
    if (known !== undefined) return known;
    const number = this.#values.push(value) - 1;
    this.#numbers.set(value, number);
    if (number >= this.#counts[MATCHES].length) {
      this.#counts[MATCHES] = grown(this.#counts[MATCHES]);
      this.#counts[CLOSE] = grown(this.#counts[CLOSE]);
    }
    return number;
  }
}

function grown(counts: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(counts.length * 2);
  larger.set(counts);
  return larger;
}

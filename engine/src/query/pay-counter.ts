import type { Facets, PayBucket, PayInsight } from "../result.ts";
import type { SegmentReader } from "../segment/reader.ts";
import type { Counted } from "./candidates.ts";

/** The width of the pay facet's buckets; the last one is open. */
const BUCKET = 10_000;
const BUCKETS = 31;
const NO_BUCKET = BUCKETS;
/** The resolution of quartiles, in pay per year; higher values count in the last step. */
const STEP = 100;
const STEPS = 10_000;
const NO_STEP = STEPS;
/** With fewer postings there is no pay insight. */
const FEWEST = 5;

/** Counts one search's pay: how many postings reach each floor, and the quartiles of the stated ranges. */
export class PayCounter {
  readonly #counts = new Int32Array(BUCKETS + 1);
  readonly #buckets = new WeakMap<SegmentReader, Uint8Array>();
  readonly #steps = new WeakMap<SegmentReader, readonly [Uint16Array, Uint16Array, Uint16Array]>();
  readonly #low = new Int32Array(STEPS);
  readonly #middle = new Int32Array(STEPS);
  readonly #high = new Int32Array(STEPS);
  #n = 0;
  #firstSeenFrom = Infinity;
  #firstSeenTo = -Infinity;

  /** Adds documents that no filter other than pay hides. */
  add(reader: SegmentReader, { docs, length }: Counted): void {
    const buckets = this.#bucketsOf(reader);
    const counts = this.#counts;
    for (let i = 0; i < length; i++) counts[buckets[docs[i]!]!]!++;
  }

  /** Adds documents to the quartiles of stated pay. */
  addStated(reader: SegmentReader, { docs, length }: Counted): void {
    const { firstSeen } = reader.sections;
    const [lows, middles, highs] = this.#stepsOf(reader);
    const [low, middle, high] = [this.#low, this.#middle, this.#high];
    let n = 0;
    let from = this.#firstSeenFrom;
    let to = this.#firstSeenTo;
    for (let i = 0; i < length; i++) {
      const doc = docs[i]!;
      if (highs[doc] === NO_STEP) continue;
      n++;
      low[lows[doc]!]!++;
      middle[middles[doc]!]!++;
      high[highs[doc]!]!++;
      const seen = firstSeen[doc]!;
      if (seen < from) from = seen;
      if (seen > to) to = seen;
    }
    this.#n += n;
    this.#firstSeenFrom = from;
    this.#firstSeenTo = to;
  }

  /** Returns the counts and resets the counter. */
  take(): Pick<Facets, "compensation" | "payFloors" | "pay"> {
    const counts = this.#counts;
    const compensation = Array.from(counts.subarray(0, BUCKETS), bucketOf).filter(({ count }) => count > 0);
    const payFloors = compensation.map(({ from }) => ({ from, count: reaching(counts, from / BUCKET) }));
    const pay = this.#insight();
    counts.fill(0);
    return { compensation, payFloors, ...(pay && { pay }) };
  }

  #insight(): PayInsight | undefined {
    const n = this.#n;
    const found = {
      n,
      low: quantile(this.#low, n, 0.25),
      middle: quantile(this.#middle, n, 0.5),
      high: quantile(this.#high, n, 0.75),
      firstSeenFrom: this.#firstSeenFrom,
      firstSeenTo: this.#firstSeenTo,
    };
    if (n > 0) for (const counts of [this.#low, this.#middle, this.#high]) counts.fill(0);
    this.#n = 0;
    this.#firstSeenFrom = Infinity;
    this.#firstSeenTo = -Infinity;
    return n < FEWEST ? undefined : found;
  }

  /** Each document's lower end, middle and upper end in steps. */
  #stepsOf(reader: SegmentReader): readonly [Uint16Array, Uint16Array, Uint16Array] {
    let steps = this.#steps.get(reader);
    if (!steps) {
      const { payLow, payHigh } = reader.sections;
      steps = [
        Uint16Array.from(payLow, (low) => stepOf(low)),
        Uint16Array.from(payLow, (low, doc) => stepOf((low + payHigh[doc]!) / 2)),
        Uint16Array.from(payHigh, (high) => (high < 0 ? NO_STEP : stepOf(high))),
      ];
      this.#steps.set(reader, steps);
    }
    return steps;
  }

  #bucketsOf(reader: SegmentReader): Uint8Array {
    let buckets = this.#buckets.get(reader);
    if (!buckets) {
      buckets = Uint8Array.from(reader.sections.payHigh, (pay) =>
        pay < 0 ? NO_BUCKET : Math.min(BUCKETS - 1, Math.floor(pay / BUCKET)),
      );
      this.#buckets.set(reader, buckets);
    }
    return buckets;
  }
}

/** How many reach a bucket's floor. */
function reaching(counts: Int32Array, first: number): number {
  return counts.subarray(first, BUCKETS).reduce((total, count) => total + count, 0);
}

function stepOf(pay: number): number {
  return Math.min(STEPS - 1, Math.floor(pay / STEP));
}

/** The quantile: the least amount that this share of the counted values doesn't exceed. */
function quantile(counts: Int32Array, n: number, share: number): number {
  let seen = 0;
  for (let step = 0; step < STEPS; step++) {
    seen += counts[step]!;
    if (seen >= n * share) return step * STEP;
  }
  return 0;
}

function bucketOf(count: number, index: number): PayBucket {
  const from = index * BUCKET;
  return index === BUCKETS - 1 ? { from, count } : { from, to: from + BUCKET, count };
}

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
/** What unstated pay counts in. */
const NO_STEP = STEPS;
/** With fewer postings there is no pay insight. */
const FEWEST = 5;

/** Counts one search's pay: how many postings reach each floor, and the quartiles of the stated ranges. */
export class PayCounter {
  readonly #counts = new Int32Array(BUCKETS + 1);
  readonly #buckets = new WeakMap<SegmentReader, Uint8Array>();
  readonly #steps = new WeakMap<SegmentReader, Steps>();
  readonly #low = new Int32Array(STEPS + 1);
  readonly #middle = new Int32Array(STEPS + 1);
  readonly #high = new Int32Array(STEPS + 1);
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
    const { lows, middles, highs } = this.#stepsOf(reader);
    const [low, middle, high] = [this.#low, this.#middle, this.#high];
    const before = high[NO_STEP]!;
    let from = this.#firstSeenFrom;
    let to = this.#firstSeenTo;
    // Which pay is stated can't be predicted, so what isn't counts, too, where nobody looks.
    for (let i = 0; i < length; i++) {
      const doc = docs[i]!;
      low[lows[doc]!]!++;
      middle[middles[doc]!]!++;
      high[highs[doc]!]!++;
      const seen = firstSeen[doc]!;
      if (seen < from && highs[doc] !== NO_STEP) from = seen;
      if (seen > to && highs[doc] !== NO_STEP) to = seen;
    }
    this.#n += length - (high[NO_STEP]! - before);
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
    for (const counts of [this.#low, this.#middle, this.#high]) counts.fill(0);
    this.#n = 0;
    this.#firstSeenFrom = Infinity;
    this.#firstSeenTo = -Infinity;
    return n < FEWEST ? undefined : found;
  }

  #stepsOf(reader: SegmentReader): Steps {
    let steps = this.#steps.get(reader);
    if (!steps) this.#steps.set(reader, (steps = stepsIn(reader)));
    return steps;
  }

  #bucketsOf(reader: SegmentReader): Uint8Array {
    let buckets = this.#buckets.get(reader);
    if (!buckets) this.#buckets.set(reader, (buckets = bucketsIn(reader)));
    return buckets;
  }
}

function bucketsIn({ sections, documents }: SegmentReader): Uint8Array {
  const { payHigh } = sections;
  const buckets = new Uint8Array(documents).fill(NO_BUCKET);
  for (let doc = 0; doc < documents; doc++) {
    const pay = payHigh[doc]!;
    if (pay >= 0) buckets[doc] = Math.min(BUCKETS - 1, Math.floor(pay / BUCKET));
  }
  return buckets;
}

/** Each document's lower end, middle and upper end in steps. */
interface Steps {
  readonly lows: Uint16Array;
  readonly middles: Uint16Array;
  readonly highs: Uint16Array;
}

/** A loop: `Uint16Array.from` takes twenty times as long, and the first search of a segment waits for this. */
function stepsIn({ sections, documents }: SegmentReader): Steps {
  const { payLow, payHigh } = sections;
  const lows = new Uint16Array(documents).fill(NO_STEP);
  const middles = lows.slice();
  const highs = lows.slice();
  for (let doc = 0; doc < documents; doc++) {
    const low = payLow[doc]!;
    const high = payHigh[doc]!;
    if (high < 0) continue;
    lows[doc] = stepOf(low);
    middles[doc] = stepOf((low + high) / 2);
    highs[doc] = stepOf(high);
  }
  return { lows, middles, highs };
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

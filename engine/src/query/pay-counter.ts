import type { Facets, PayBucket, PayInsight } from "../result.ts";
import type { SegmentReader } from "../segment/reader.ts";
import type { Counted } from "./candidates.ts";
import type { Listed, Tier } from "./tiers.ts";

/** The pay facet's buckets: this wide, the last one open. */
const BUCKET = 10_000;
const BUCKETS = 31;
const NO_BUCKET = BUCKETS;
/** Quartiles are counted in steps of this much a year; what is beyond the last step counts as that. */
const STEP = 100;
const STEPS = 10_000;
/** Of fewer postings nothing is said. */
const FEWEST = 5;

/** Counts one search's pay: how many postings reach which floor, and how what they state is spread. */
export class PayCounter {
  readonly #counts = [new Int32Array(BUCKETS + 1), new Int32Array(BUCKETS + 1)] as const;
  readonly #buckets = new WeakMap<SegmentReader, Uint8Array>();
  readonly #low = new Int32Array(STEPS);
  readonly #middle = new Int32Array(STEPS);
  readonly #high = new Int32Array(STEPS);
  #n = 0;
  #firstSeenFrom = Infinity;
  #firstSeenTo = -Infinity;

  /** Adds documents that nothing but the pay filter may hide. */
  add(reader: SegmentReader, { docs, length }: Counted, tier: Tier): void {
    const buckets = this.#bucketsOf(reader);
    const counts = this.#counts[tier];
    for (let i = 0; i < length; i++) counts[buckets[docs[i]!]!]!++;
  }

  /** Adds documents to what is known of the pay that is stated. */
  addStated({ sections }: SegmentReader, { docs, length }: Counted): void {
    const { payLow, payHigh, firstSeen } = sections;
    for (let i = 0; i < length; i++) {
      const [low, high] = [payLow[docs[i]!]!, payHigh[docs[i]!]!];
      if (high < 0) continue;
      this.#n++;
      this.#low[stepOf(low)]!++;
      this.#middle[stepOf((low + high) / 2)]!++;
      this.#high[stepOf(high)]!++;
      this.#firstSeenFrom = Math.min(this.#firstSeenFrom, firstSeen[docs[i]!]!);
      this.#firstSeenTo = Math.max(this.#firstSeenTo, firstSeen[docs[i]!]!);
    }
  }

  /** What was counted, after which counting begins anew. */
  take(listed: Listed): Pick<Facets, "compensation" | "payFloors" | "pay"> {
    const [matches, close] = this.#counts;
    const all = sum(matches) + matches[NO_BUCKET]!;
    // Without a floor close matches are listed all or not at all.
    const showsClose = listed(all, 1) > all;
    const shown = matches.map((count, bucket) => count + (showsClose ? close[bucket]! : 0));
    const compensation = Array.from(shown.subarray(0, BUCKETS), bucketOf).filter(({ count }) => count > 0);
    const payFloors = compensation.map(({ from }) => {
      const first = from / BUCKET;
      return { from, count: listed(sum(matches, first), sum(close, first)) };
    });
    const pay = this.#insight();
    for (const counts of this.#counts) counts.fill(0);
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

/** Of the stated pay, from a bucket on. */
function sum(counts: Int32Array, first = 0): number {
  return counts.subarray(first, BUCKETS).reduce((total, count) => total + count, 0);
}

function stepOf(pay: number): number {
  return Math.min(STEPS - 1, Math.floor(pay / STEP));
}

/** The least amount that so large a share of the counted ones does not exceed. */
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

import type { Criteria } from "../criteria.ts";
import type { IndexedPosting } from "../document.ts";
import { EVERY } from "./condition.ts";
import { ConditionTable } from "./condition-table.ts";
import { requirementsOf } from "./requirements.ts";

/**
 * Alerts waiting for postings (percolation). Each is filed under its rarest condition, its key, together with its other
 * conditions. Matching a posting reads only the buckets of conditions that the posting meets.
 */
export class AlertIndex {
  readonly #conditions: ConditionTable;
  /**
   * Keyed by key: consecutive records. Each is an alert's number, a head (twice the number of its other conditions,
   * plus one if the alert is exact), and those conditions: `n` must be met, `~n` must not.
   */
  readonly #buckets: (number[] | undefined)[] = [];
  /** Each alert's key. */
  readonly #keys = new Map<number, number>();

  /** The sample shows which conditions are rare in postings like those to come. It affects only speed. */
  constructor(sample: Iterable<IndexedPosting> = []) {
    this.#conditions = new ConditionTable(sample);
  }

  get size(): number {
    return this.#keys.size;
  }

  /** Adds an alert, or replaces the one with this number, a safe integer. */
  put(id: number, criteria: Criteria): void {
    const { required, forbidden } = requirementsOf(criteria);
    this.remove(id);
    const conditions = this.#conditions;
    const numbers = required
      .map((condition) => conditions.acquire(condition))
      .sort((a, b) => conditions.frequency(a) - conditions.frequency(b));
    if (!numbers.some((number) => conditions.frequency(number) < Infinity))
      numbers.unshift(conditions.acquire(EVERY));
    const [key = 0, ...others] = numbers;
    for (const condition of forbidden) others.push(~conditions.acquire(condition));
    this.#file(key, [id, others.length * 2 + Number(criteria.exact), ...others]);
    this.#keys.set(id, key);
  }

  /** Ignores unknown numbers. */
  remove(id: number): void {
    const key = this.#keys.get(id);
    if (key === undefined) return;
    this.#keys.delete(id);
    const bucket = this.#buckets[key]!;
    let at = 0;
    while (bucket[at] !== id) at = endOf(bucket, at);
    const record = bucket.splice(at, endOf(bucket, at) - at);
    if (bucket.length === 0) this.#buckets[key] = undefined;
    this.#conditions.release(key);
    for (const number of record.slice(FIXED)) this.#conditions.release(number < 0 ? ~number : number);
  }

  /** The alerts whose search would list the posting in its first tier, ascending. */
  match(posting: IndexedPosting): readonly number[] {
    const found: number[] = [];
    for (const key of this.#conditions.turnTo(posting)) {
      const bucket = this.#buckets[key];
      if (bucket) this.#collect(bucket, posting.speaks, found);
    }
    return found.sort((a, b) => a - b);
  }

  /** A posting that doesn't represent its cluster matches only exact alerts. */
  #collect(bucket: readonly number[], speaks: boolean, found: number[]): void {
    const conditions = this.#conditions;
    let end = 0;
    for (let at = 0; at < bucket.length; at = end) {
      end = endOf(bucket, at);
      if (!speaks && (bucket[at + 1]! & 1) === 0) continue;
      let next = at + FIXED;
      while (next < end && isKept(conditions, bucket[next]!)) next++;
      if (next === end) found.push(bucket[at]!);
    }
  }

  #file(key: number, record: number[]): void {
    const bucket = this.#buckets[key];
    if (!bucket) this.#buckets[key] = record;
    else for (const entry of record) bucket.push(entry);
  }
}

/** The alert's number and the head. */
const FIXED = 2;

function endOf(bucket: readonly number[], at: number): number {
  return at + FIXED + (bucket[at + 1]! >> 1);
}

function isKept(conditions: ConditionTable, number: number): boolean {
  return number < 0 ? !conditions.isMet(~number) : conditions.isMet(number);
}

import type { IndexedPosting } from "../document.ts";
import type { Condition, Way } from "./condition.ts";
import { FiledConditions } from "./filed-conditions.ts";
import { passes } from "./passes.ts";
import { PostingReading } from "./posting-reading.ts";
import { countSignals, signalOf, signalsOf } from "./signals.ts";

/** Marks a condition that is a bound: it is checked only when needed. */
const BOUND = -1;

/**
 * The distinct conditions of all alerts, numbered. Each is checked at most once per posting, however many alerts share
 * it, and only if one of the posting's signals leads to it.
 */
export class ConditionTable {
  readonly #numbers = new Map<string, number>();
  /** Indexed by number, like the next three. */
  readonly #conditions: (Condition | undefined)[] = [];
  readonly #uses: number[] = [];
  readonly #frequencies: number[] = [];
  /** The turn of the last posting that met it, or BOUND. */
  readonly #metAt: number[] = [];
  readonly #bySignal = new Map<string, FiledConditions>();
  readonly #free: number[] = [];
  readonly #counts: ReadonlyMap<string, number>;
  #turn = 0;
  #posting!: IndexedPosting;

  constructor(sample: Iterable<IndexedPosting>) {
    this.#counts = countSignals(sample);
  }

  /** Returns the condition's number and counts one more use. */
  acquire(condition: Condition): number {
    const number = this.#numbers.get(condition.name) ?? this.#add(condition);
    this.#uses[number]!++;
    return number;
  }

  release(number: number): void {
    if (--this.#uses[number]! === 0) this.#remove(number);
  }

  /** Roughly how many of the sample's postings meet it; infinite if it has no signal. */
  frequency(number: number): number {
    return this.#frequencies[number]!;
  }

  /** Makes a posting the current one and returns the conditions that it meets, except bounds. */
  turnTo(posting: IndexedPosting): readonly number[] {
    const reading = new PostingReading(posting);
    const turn = ++this.#turn;
    this.#posting = posting;
    const met: number[] = [];
    const meet = (number: number) => {
      if (this.#metAt[number] === turn) return;
      this.#metAt[number] = turn;
      met.push(number);
    };
    for (const signal of signalsOf(reading)) this.#bySignal.get(signal)?.tell(reading, meet);
    return met;
  }

  /** Whether the current posting meets the condition. */
  isMet(number: number): boolean {
    const metAt = this.#metAt[number]!;
    return (
      metAt === this.#turn || (metAt === BOUND && passes(this.#posting, this.#conditions[number]!.bound!))
    );
  }

  #add(condition: Condition): number {
    const number = this.#free.pop() ?? this.#conditions.length;
    const signals = condition.ways.map((way) => this.#signalOf(way));
    this.#conditions[number] = condition;
    this.#uses[number] = 0;
    this.#frequencies[number] = condition.bound
      ? Infinity
      : signals.reduce((sum, signal) => sum + this.#count(signal), 0);
    this.#metAt[number] = condition.bound ? BOUND : 0;
    this.#numbers.set(condition.name, number);
    condition.ways.forEach((way, index) => this.#file(signals[index]!, number, way));
    return number;
  }

  #file(signal: string, number: number, way: Way): void {
    const filed = this.#bySignal.get(signal) ?? new FiledConditions();
    this.#bySignal.set(signal, filed);
    filed.add(number, way);
  }

  #remove(number: number): void {
    const { name, ways } = this.#conditions[number]!;
    for (const way of ways) this.#unfile(this.#signalOf(way), number, way);
    this.#numbers.delete(name);
    this.#conditions[number] = undefined;
    this.#free.push(number);
  }

  #unfile(signal: string, number: number, way: Way): void {
    const filed = this.#bySignal.get(signal)!;
    filed.remove(number, way);
    if (filed.isEmpty) this.#bySignal.delete(signal);
  }

  #signalOf(way: Way): string {
    return signalOf(way, (signal) => this.#count(signal));
  }

  #count(signal: string): number {
    return this.#counts.get(signal) ?? 0;
  }
}

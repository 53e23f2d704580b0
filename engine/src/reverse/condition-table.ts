import type { IndexedPosting } from "../document.ts";
import type { Condition, Way } from "./condition.ts";
import { FiledConditions } from "./filed-conditions.ts";
import { passes } from "./passes.ts";
import { PostingReading } from "./posting-reading.ts";
import { countSignals, signalOf, signalsOf } from "./signals.ts";

/** Stands for the posting at hand where a condition is a bound, which is looked at when it is asked for. */
const BOUND = -1;

/**
 * The conditions that alerts ask for, numbered, each once. A posting is held against each of them once, however many
 * alerts ask for it, and only against those that one of its signals tells of.
 */
export class ConditionTable {
  readonly #numbers = new Map<string, number>();
  /** By number, as are the next three. */
  readonly #conditions: (Condition | undefined)[] = [];
  readonly #uses: number[] = [];
  readonly #frequencies: number[] = [];
  /** The last posting that met it, by its turn, or BOUND. */
  readonly #metAt: number[] = [];
  readonly #bySignal = new Map<string, FiledConditions>();
  readonly #free: number[] = [];
  readonly #counts: ReadonlyMap<string, number>;
  #turn = 0;
  #posting!: IndexedPosting;

  constructor(sample: Iterable<IndexedPosting>) {
    this.#counts = countSignals(sample);
  }

  /** Its number, for one use more. */
  acquire(condition: Condition): number {
    const number = this.#numbers.get(condition.name) ?? this.#add(condition);
    this.#uses[number]!++;
    return number;
  }

  release(number: number): void {
    if (--this.#uses[number]! === 0) this.#remove(number);
  }

  /** About how many postings of the sample meet it; infinite where no signal tells. */
  frequency(number: number): number {
    return this.#frequencies[number]!;
  }

  /** Turns to a posting and answers which conditions it meets, bounds aside. */
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

  /** Whether the posting at hand meets it. */
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

import type { IndexedPosting } from "../document.ts";
import type { Condition, Way } from "./condition.ts";
import { passes } from "./passes.ts";
import { PostingReading } from "./posting-reading.ts";
import { countSignals, signalOf, signalsOf } from "./signals.ts";

/** A condition under one of the signals that tell of it. */
interface Filed {
  readonly number: number;
  readonly way: Way;
}

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
  readonly #bySignal = new Map<string, Filed[]>();
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
    for (const signal of signalsOf(reading)) {
      for (const { number, way } of this.#bySignal.get(signal) ?? NONE) {
        if (this.#metAt[number] === turn || !reading.meets(way)) continue;
        this.#metAt[number] = turn;
        met.push(number);
      }
    }
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
    condition.ways.forEach((way, index) => this.#file(signals[index]!, { number, way }));
    return number;
  }

  #file(signal: string, filed: Filed): void {
    const others = this.#bySignal.get(signal);
    if (others) others.push(filed);
    else this.#bySignal.set(signal, [filed]);
  }

  #remove(number: number): void {
    const { name, ways } = this.#conditions[number]!;
    for (const way of ways) this.#unfile(this.#signalOf(way), number);
    this.#numbers.delete(name);
    this.#conditions[number] = undefined;
    this.#free.push(number);
  }

  #unfile(signal: string, number: number): void {
    const filed = this.#bySignal.get(signal)!;
    if (filed.length === 1) this.#bySignal.delete(signal);
    else
      filed.splice(
        filed.findIndex((each) => each.number === number),
        1,
      );
  }

  #signalOf(way: Way): string {
    return signalOf(way, (signal) => this.#count(signal));
  }

  #count(signal: string): number {
    return this.#counts.get(signal) ?? 0;
  }
}

const NONE: readonly Filed[] = [];

import { tokens } from "../analysis/tokenize.ts";
import type { FacetCount } from "../result.ts";
import type { TableName } from "../segment/columns.ts";
import { isLive, type SegmentReader } from "../segment/reader.ts";
import { BestCounts } from "./best.ts";
import { oneEditAway } from "./edits.ts";
import type { View, ViewSegment } from "./search.ts";

/** Too many words begin with fewer letters. */
const SHORTEST_MISSPELLED = 4;

/** Turns a visitor of ordinals into a visitor of a segment's documents. */
type Carriers = (reader: SegmentReader, add: (ordinal: number) => void) => (doc: number) => void;

/** A segment's values, by number, with the count of visible documents that have each. */
interface SegmentCounts {
  readonly numbers: Uint32Array;
  /** How many removals the counts include. */
  removed: number;
  counts: Int32Array;
}

/** The distinct values of one field over all segments, indexed by prefixes of their words. */
export class Vocabulary {
  readonly #table: TableName;
  readonly #carriers: Carriers;
  readonly #values: string[] = [];
  readonly #numbers = new Map<string, number>();
  /** The words of each value, each preceded by a space. */
  readonly #spelled: string[] = [];
  /** Values keyed by word. */
  readonly #byWord = new Map<string, number[]>();
  #sortedWords: string[] = [];
  readonly #segments = new WeakMap<SegmentReader, SegmentCounts>();
  #generation = -1;
  #counts = new Int32Array(0);

  constructor(table: TableName, carriers: Carriers) {
    this.#table = table;
    this.#carriers = carriers;
  }

  /** The most frequent values that contain the typed words; if there are none, those with one letter different. */
  complete(view: View, typed: readonly string[], size: number): readonly FacetCount[] {
    this.#follow(view);
    const found = this.#containing(typed, size);
    if (found.length > 0) return found;
    const best = new BestCounts(size);
    const values = new Map<string, number>();
    for (const spelled of this.#spelledOtherwise(typed))
      for (const { value, count } of this.#containing(spelled, size)) values.set(value, count);
    for (const [value, count] of values) best.offer(value, count);
    return best.found;
  }

  /** The given values that occur, with their counts. */
  countsOf(view: View, values: readonly string[]): readonly FacetCount[] {
    this.#follow(view);
    return values.flatMap((value) => {
      const number = this.#numbers.get(value);
      const count = number === undefined ? 0 : this.#counts[number]!;
      return count > 0 ? [{ value, count }] : [];
    });
  }

  /** Spellings of the typed words with one letter changed, if there are such words. */
  #spelledOtherwise(typed: readonly string[]): readonly (readonly string[])[] {
    return typed.flatMap((word, index) => {
      if (word.length < SHORTEST_MISSPELLED) return [];
      const isWhole = index < typed.length - 1;
      return [...oneEditAway(word)]
        .filter((other) => (isWhole ? this.#byWord.has(other) : this.#wordsFor([other]).length > 0))
        .map((other) => typed.with(index, other));
    });
  }

  #containing(typed: readonly string[], size: number): readonly FacetCount[] {
    const wanted = ` ${typed.join(" ")}`;
    const numbers = new Set<number>();
    for (const word of this.#wordsFor(typed))
      for (const number of this.#byWord.get(word)!) numbers.add(number);
    const best = new BestCounts(size);
    for (const number of numbers) {
      const count = this.#counts[number]!;
      if (count < best.least) continue;
      if (typed.length === 1 || this.#spelled[number]!.includes(wanted))
        best.offer(this.#values[number]!, count);
    }
    return best.found;
  }

  /**
   * Words that a matching value must contain one of: the first typed word or, if it's the only one, all words that
   * start with it.
   */
  #wordsFor([first = "", ...others]: readonly string[]): readonly string[] {
    if (others.length > 0) return this.#byWord.has(first) ? [first] : [];
    const words = this.#sortedWords;
    const start = lowerBound(words, first);
    let end = start;
    while (end < words.length && words[end]!.startsWith(first)) end++;
    return words.slice(start, end);
  }

  #follow(view: View): void {
    if (view.generation === this.#generation) return;
    const known = this.#byWord.size;
    const segments = view.segments.map((segment) => this.#countsOf(segment, view.generation));
    if (this.#byWord.size > known) this.#sortedWords = [...this.#byWord.keys()].sort();
    this.#counts = new Int32Array(this.#values.length);
    for (const { numbers, counts } of segments) {
      for (let ordinal = 0; ordinal < counts.length; ordinal++)
        this.#counts[numbers[ordinal]!]! += counts[ordinal]!;
    }
    this.#generation = view.generation;
  }

  #countsOf({ reader, removed }: ViewSegment, generation: number): SegmentCounts {
    let known = this.#segments.get(reader);
    if (!known) {
      const numbers = Uint32Array.from(reader.table(this.#table).texts, (value) => this.#number(value));
      known = { numbers, removed: -1, counts: new Int32Array(numbers.length) };
      this.#segments.set(reader, known);
    }
    if (known.removed !== removed) {
      known.counts = this.#count(reader, generation);
      known.removed = removed;
    }
    return known;
  }

  #count(reader: SegmentReader, generation: number): Int32Array {
    const counts = new Int32Array(reader.table(this.#table).size);
    const { deletedAt, documents, sections } = reader;
    const carry = this.#carriers(reader, (ordinal) => {
      counts[ordinal]!++;
    });
    for (let doc = 0; doc < documents; doc++) {
      if (sections.speaks[doc] === 1 && isLive(deletedAt[doc]!, generation)) carry(doc);
    }
    return counts;
  }

  #number(value: string): number {
    const known = this.#numbers.get(value);
    if (known !== undefined) return known;
    const number = this.#values.push(value) - 1;
    this.#numbers.set(value, number);
    const words = tokens(value);
    this.#spelled.push(words.map((word) => ` ${word}`).join(""));
    for (const word of new Set(words)) {
      const values = this.#byWord.get(word);
      if (values) values.push(number);
      else this.#byWord.set(word, [number]);
    }
    return number;
  }
}

function lowerBound(words: readonly string[], wanted: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (words[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

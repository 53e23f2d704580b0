import { sizeOf, wordAt } from "../segment/dictionary.ts";
import type { SegmentReader } from "../segment/reader.ts";
import { WHOLE } from "./closeness.ts";
import { countOf, gramsOf, likeness, product } from "./word-likeness.ts";

export interface LikeWord {
  readonly word: string;
  /** In the vocabulary. */
  readonly number: number;
  /** 0 to WHOLE. */
  readonly likeness: number;
  readonly product: number;
}

const REMEMBERED = 1000;

/** The words of all titles that a worker has seen, indexed by their grams. Kept across searches. */
export class TitleVocabulary {
  readonly #words: string[] = [];
  readonly #trigramCounts: number[] = [];
  readonly #gramCounts: number[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #byGram = new Map<string, number[]>();
  /** By segment and number: one more than the word's ordinal in the segment's titles, or 0. */
  readonly #ordinals = new WeakMap<SegmentReader, Uint32Array>();
  /** Answers since the last new word. */
  readonly #asked = new Map<string, readonly LikeWord[]>();

  meet(reader: SegmentReader): void {
    if (this.#ordinals.has(reader)) return;
    const numbers = Array.from({ length: sizeOf(reader.titleWords) }, (_, ordinal) => {
      const word = wordAt(reader.titleWords, ordinal);
      return this.#numbers.get(word) ?? this.#add(word);
    });
    const ordinals = new Uint32Array(this.#words.length);
    numbers.forEach((number, ordinal) => {
      ordinals[number] = ordinal + 1;
    });
    this.#ordinals.set(reader, ordinals);
  }

  /** The ordinal of a word in the titles of a segment that was met, or -1. */
  ordinalIn(reader: SegmentReader, number: number): number {
    return (this.#ordinals.get(reader)?.[number] ?? 0) - 1;
  }

  /** The word itself and similar ones, most similar first. Some may come from titles that are gone. */
  like(word: string): readonly LikeWord[] {
    const known = this.#asked.get(word);
    if (known) return known;
    if (this.#asked.size >= REMEMBERED) this.#asked.clear();
    const found = this.#find(word);
    this.#asked.set(word, found);
    return found;
  }

  #find(word: string): readonly LikeWord[] {
    const grams = gramsOf(word);
    const three = this.#sharing(grams.three);
    const four = this.#sharing(grams.four);
    const found: LikeWord[] = [];
    for (const [number, count] of three) {
      const other = this.#words[number]!;
      const alike = likeness(word, other, count, grams.three.size, this.#trigramCounts[number]!);
      const shared = { three: count, four: four.get(number) ?? 0 };
      const common = product(shared, countOf(grams), this.#gramCounts[number]!);
      if (alike > 0 || common > 0) found.push({ word: other, number, likeness: alike, product: common });
    }
    return found.sort((a, b) => b.likeness - a.likeness || (a.word < b.word ? -1 : 1));
  }

  /** How many of the grams each word has, by number. Two words that share a gram of four letters share one of three. */
  #sharing(grams: ReadonlySet<string>): Map<number, number> {
    const shared = new Map<number, number>();
    for (const gram of grams) {
      for (const number of this.#byGram.get(gram) ?? []) shared.set(number, (shared.get(number) ?? 0) + 1);
    }
    return shared;
  }

  #add(word: string): number {
    this.#asked.clear();
    const number = this.#words.push(word) - 1;
    const grams = gramsOf(word);
    this.#numbers.set(word, number);
    this.#trigramCounts.push(grams.three.size);
    this.#gramCounts.push(countOf(grams));
    for (const gram of [...grams.three, ...grams.four]) {
      const holders = this.#byGram.get(gram);
      if (holders) holders.push(number);
      else this.#byGram.set(gram, [number]);
    }
    return number;
  }
}

/** The weight of a word in titles, 1 to WHOLE; words that aren't in the table weigh WHOLE. */
export type TitleWeights = ReadonlyMap<string, number>;

export function weightIn(weights: TitleWeights, word: string): number {
  return weights.get(word) ?? WHOLE;
}

import { wordAt } from "../segment/dictionary.ts";
import type { SegmentReader } from "../segment/reader.ts";
import { WHOLE } from "./closeness.ts";
import { countOf, gramsOf, likeness, product } from "./word-likeness.ts";

export interface LikeWord {
  readonly word: string;
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
  readonly #known = new Set<string>();
  readonly #byGram = new Map<string, number[]>();
  readonly #met = new WeakSet<SegmentReader>();
  /** Answers since the last new word. */
  readonly #asked = new Map<string, readonly LikeWord[]>();

  meet(reader: SegmentReader): void {
    if (this.#met.has(reader)) return;
    this.#met.add(reader);
    for (let number = 0; number + 1 < reader.titleWords.offsets.length; number++) {
      const word = wordAt(reader.titleWords, number);
      if (!this.#known.has(word)) this.#add(word);
    }
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
      if (alike > 0 || common > 0) found.push({ word: other, likeness: alike, product: common });
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

  #add(word: string): void {
    this.#asked.clear();
    const number = this.#words.push(word) - 1;
    const grams = gramsOf(word);
    this.#known.add(word);
    this.#trigramCounts.push(grams.three.size);
    this.#gramCounts.push(countOf(grams));
    for (const gram of [...grams.three, ...grams.four]) {
      const holders = this.#byGram.get(gram);
      if (holders) holders.push(number);
      else this.#byGram.set(gram, [number]);
    }
  }
}

/** The weight of a word in titles, 1 to WHOLE; words that aren't in the table weigh WHOLE. */
export type TitleWeights = ReadonlyMap<string, number>;

export function weightIn(weights: TitleWeights, word: string): number {
  return weights.get(word) ?? WHOLE;
}

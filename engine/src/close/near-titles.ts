import { titleTokens } from "../analysis/title-tokens.ts";
import { sizeOf, wordAt } from "../segment/dictionary.ts";
import { MAX_DOCUMENTS } from "../segment/layout.ts";
import type { SegmentReader } from "../segment/reader.ts";
import { gramPoints, titlePoints } from "./closeness.ts";
import { type LikeWord, type TitleVocabulary, type TitleWeights, weightIn } from "./title-vocabulary.ts";
import { countOf, gramsOf } from "./word-likeness.ts";

/** A title to compare others with: its words with their weights and similar words. */
export interface WantedTitle {
  readonly words: readonly WantedWord[];
  readonly weight: number;
  /** The product of its words' gram vectors with themselves. */
  readonly square: number;
}

export interface WantedWord {
  readonly word: string;
  readonly weight: number;
  readonly like: readonly WeighedWord[];
}

interface WeighedWord extends LikeWord {
  readonly weight: number;
}

/** Compares a title with all titles of a segment. Each worker keeps one across searches. */
export class NearTitles {
  /** For each title of the most recently compared segment, its points. */
  readonly points = new Int32Array(MAX_DOCUMENTS);
  readonly #agreement = new Float64Array(MAX_DOCUMENTS);
  readonly #product = new Float64Array(MAX_DOCUMENTS);
  readonly #lastWord = new Uint16Array(MAX_DOCUMENTS);
  /** Similar words as the vocabulary remembers them, with their weights. */
  readonly #weighed = new WeakMap<readonly LikeWord[], readonly WeighedWord[]>();
  readonly #titleSums = new WeakMap<SegmentReader, TitleSums>();
  readonly #vocabulary: TitleVocabulary;
  readonly #weights: TitleWeights;

  constructor(vocabulary: TitleVocabulary, weights: TitleWeights) {
    this.#vocabulary = vocabulary;
    this.#weights = weights;
  }

  wanted(title: string): WantedTitle {
    const words = [...new Set(titleTokens(title))].map((word) => ({
      word,
      weight: weightIn(this.#weights, word),
      like: this.#weigh(this.#vocabulary.like(word)),
    }));
    const square = words.reduce((sum, { word, weight }) => sum + squareOf(word, weight), 0);
    return { words, weight: words.reduce((sum, { weight }) => sum + weight, 0), square };
  }

  #weigh(like: readonly LikeWord[]): readonly WeighedWord[] {
    let weighed = this.#weighed.get(like);
    if (!weighed) {
      weighed = like.map((each) => ({ ...each, weight: weightIn(this.#weights, each.word) }));
      this.#weighed.set(like, weighed);
    }
    return weighed;
  }

  /** Fills `points`. */
  compare(reader: SegmentReader, { words, weight, square }: WantedTitle): void {
    const titles = reader.table("titles").size;
    const [agreement, product, lastWord] = [this.#agreement, this.#product, this.#lastWord];
    agreement.fill(0, 0, titles);
    product.fill(0, 0, titles);
    lastWord.fill(0, 0, titles);
    words.forEach((word, index) => this.#agree(reader, word, index + 1));
    const { weights, squares } = this.#sumsOf(reader);
    for (let title = 0; title < titles; title++) {
      const agreed = agreement[title]!;
      const common = product[title]!;
      const byWords = agreed === 0 ? 0 : titlePoints(agreed, weight + weights[title]!);
      const byGrams = common === 0 ? 0 : gramPoints(common, square * squares[title]!);
      this.points[title] = byWords > byGrams ? byWords : byGrams;
    }
  }

  /**
   * Adds a word's products with the words of each title, and pairs it with the most similar one: similar words come in
   * descending order, so the first one found counts.
   */
  #agree(reader: SegmentReader, { weight, like }: WantedWord, number: number): void {
    const { titleWordTitleOffsets, titleWordTitles } = reader.sections;
    const [agreement, products, lastWord] = [this.#agreement, this.#product, this.#lastWord];
    for (const each of like) {
      const ordinal = this.#vocabulary.ordinalIn(reader, each.number);
      if (ordinal < 0) continue;
      const gain = (weight + each.weight) * each.likeness;
      const product = weight * each.weight * each.product;
      const end = titleWordTitleOffsets[ordinal + 1]!;
      for (let at = titleWordTitleOffsets[ordinal]!; at < end; at++) {
        const title = titleWordTitles[at]!;
        products[title]! += product;
        if (gain === 0 || lastWord[title] === number) continue;
        lastWord[title] = number;
        agreement[title]! += gain;
      }
    }
  }

  #sumsOf(reader: SegmentReader): TitleSums {
    const known = this.#titleSums.get(reader);
    if (known) return known;
    const { titleWordTitleOffsets, titleWordTitles } = reader.sections;
    const titles = reader.table("titles").size;
    const sums = { weights: new Uint32Array(titles), squares: new Float64Array(titles) };
    for (let ordinal = 0; ordinal < sizeOf(reader.titleWords); ordinal++) {
      const word = wordAt(reader.titleWords, ordinal);
      const weight = weightIn(this.#weights, word);
      const square = squareOf(word, weight);
      const end = titleWordTitleOffsets[ordinal + 1]!;
      for (let at = titleWordTitleOffsets[ordinal]!; at < end; at++) {
        sums.weights[titleWordTitles[at]!]! += weight;
        sums.squares[titleWordTitles[at]!]! += square;
      }
    }
    this.#titleSums.set(reader, sums);
    return sums;
  }
}

/** For each title, sums over its distinct words. */
interface TitleSums {
  readonly weights: Uint32Array;
  readonly squares: Float64Array;
}

/** A word's product with itself, by its weight in titles. */
export function squareOf(word: string, weight: number): number {
  return weight * weight * countOf(gramsOf(word));
}

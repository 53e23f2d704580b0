import { tokens } from "../analysis/tokenize.ts";
import { find, sizeOf, wordAt } from "../segment/dictionary.ts";
import { MAX_DOCUMENTS } from "../segment/layout.ts";
import type { SegmentReader } from "../segment/reader.ts";
import { titlePoints } from "./closeness.ts";
import { type LikeWord, type TitleVocabulary, type TitleWeights, weightIn } from "./title-vocabulary.ts";

/** A title to compare others with: its words with their weights and similar words. */
export interface WantedTitle {
  readonly words: readonly WantedWord[];
  readonly weight: number;
}

export interface WantedWord {
  readonly weight: number;
  readonly like: readonly (LikeWord & { readonly weight: number; readonly bytes: Uint8Array })[];
}

/** Compares a title with all titles of a segment. Each worker keeps one across searches. */
export class NearTitles {
  /** Points by title of the most recently compared segment. */
  readonly points = new Int32Array(MAX_DOCUMENTS);
  readonly #agreement = new Float64Array(MAX_DOCUMENTS);
  readonly #lastWord = new Uint16Array(MAX_DOCUMENTS);
  readonly #titleWeights = new WeakMap<SegmentReader, Uint32Array>();
  readonly #vocabulary: TitleVocabulary;
  readonly #weights: TitleWeights;

  constructor(vocabulary: TitleVocabulary, weights: TitleWeights) {
    this.#vocabulary = vocabulary;
    this.#weights = weights;
  }

  wanted(title: string): WantedTitle {
    const words = [...new Set(tokens(title))].map((word) => ({
      weight: weightIn(this.#weights, word),
      like: this.#vocabulary.like(word).map((each) => ({
        ...each,
        weight: weightIn(this.#weights, each.word),
        bytes: Buffer.from(each.word),
      })),
    }));
    return { words, weight: words.reduce((sum, { weight }) => sum + weight, 0) };
  }

  /** Fills `points`. */
  compare(reader: SegmentReader, { words, weight }: WantedTitle): void {
    const titles = reader.table("titles").size;
    const [agreement, lastWord] = [this.#agreement, this.#lastWord];
    agreement.fill(0, 0, titles);
    lastWord.fill(0, 0, titles);
    words.forEach((word, index) => this.#agree(reader, word, index + 1));
    const weights = this.#weightsOf(reader);
    for (let title = 0; title < titles; title++) {
      const agreed = agreement[title]!;
      this.points[title] = agreed === 0 ? 0 : titlePoints(agreed, weight + weights[title]!);
    }
  }

  /**
   * Pairs a word with the most similar word of each title. Similar words come in descending order, so the first one
   * found counts.
   */
  #agree({ titleWords, sections }: SegmentReader, { weight, like }: WantedWord, number: number): void {
    const { titleWordTitleOffsets, titleWordTitles } = sections;
    const [agreement, lastWord] = [this.#agreement, this.#lastWord];
    for (const each of like) {
      const ordinal = find(titleWords, each.bytes);
      if (ordinal < 0) continue;
      const gain = (weight + each.weight) * each.likeness;
      const end = titleWordTitleOffsets[ordinal + 1]!;
      for (let at = titleWordTitleOffsets[ordinal]!; at < end; at++) {
        const title = titleWordTitles[at]!;
        if (lastWord[title] === number) continue;
        lastWord[title] = number;
        agreement[title]! += gain;
      }
    }
  }

  /** By title, the total weight of its distinct words. */
  #weightsOf(reader: SegmentReader): Uint32Array {
    const known = this.#titleWeights.get(reader);
    if (known) return known;
    const { titleWordTitleOffsets, titleWordTitles } = reader.sections;
    const weights = new Uint32Array(reader.table("titles").size);
    for (let ordinal = 0; ordinal < sizeOf(reader.titleWords); ordinal++) {
      const weight = weightIn(this.#weights, wordAt(reader.titleWords, ordinal));
      const end = titleWordTitleOffsets[ordinal + 1]!;
      for (let at = titleWordTitleOffsets[ordinal]!; at < end; at++) weights[titleWordTitles[at]!]! += weight;
    }
    this.#titleWeights.set(reader, weights);
    return weights;
  }
}

import { isInflection } from "../analysis/stem.ts";
import { titleTokens } from "../analysis/title-tokens.ts";
import type { IndexedPosting } from "../document.ts";
import { wordAt } from "../segment/dictionary.ts";
import { logPosting } from "../segment/log-posting.ts";
import { GAP, TokenLog } from "../segment/token-log.ts";
import type { Way } from "./condition.ts";
import { isNear, liesIn } from "./passes.ts";

/** A posting to match with alerts: its words as they would be indexed. */
export class PostingReading {
  readonly posting: IndexedPosting;
  /** Each word once. */
  readonly words: readonly string[];
  readonly titleWords: ReadonlySet<string>;
  /** Word numbers in reading order, with gaps that phrases can't span. */
  readonly #text: Uint32Array;
  readonly #numbers: ReadonlyMap<string, number>;

  constructor(posting: IndexedPosting) {
    const log = new TokenLog();
    logPosting(posting, log);
    const text = log.tokens.subarray(0, log.length);
    const numbers = new Set(text);
    numbers.delete(GAP);
    this.posting = posting;
    this.#text = text;
    const words = Array.from(numbers, (number): [string, number] => [wordAt(log.terms, number), number]);
    this.#numbers = new Map(words);
    this.words = [...this.#numbers.keys()];
    this.titleWords = new Set(titleTokens(posting.title));
  }

  /** Whether it meets a condition in this way, given that it has the way's signal. */
  meets(way: Way): boolean {
    if (way.kind === "phrase" && way.inTitle) return way.tokens.every((token) => this.titleWords.has(token));
    if (way.kind === "phrase") return this.#holds(way.tokens);
    if (way.kind === "box") return this.posting.places.some((place) => liesIn(place, way));
    if (way.kind === "inflection") return this.words.some((word) => isInflection(word, way.token));
    return way.kind !== "prefix" || this.words.some((word) => word.startsWith(way.prefix));
  }

  isWithin(latitude: number, longitude: number, miles: number): boolean {
    return this.posting.places.some((place) => isNear(place, latitude, longitude, miles));
  }

  #holds(phrase: readonly string[]): boolean {
    const numbers = phrase.map((word) => this.#numbers.get(word) ?? -1);
    if (numbers.includes(-1)) return false;
    const text = this.#text;
    for (let at = text.indexOf(numbers[0]!); at >= 0; at = text.indexOf(numbers[0]!, at + 1)) {
      if (numbers.every((number, offset) => text[at + offset] === number)) return true;
    }
    return false;
  }
}

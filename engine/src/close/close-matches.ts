import type { Criteria, Near } from "../criteria.ts";
import { Candidates } from "../query/candidates.ts";
import { compileNear, type QueryClause } from "../query/clauses.ts";
import { keepDeadline } from "../query/deadline.ts";
import { match } from "../query/match.ts";
import {
  type ClauseWeights,
  type Found,
  inSegment,
  lookUpAll,
  type Plan,
  plan,
  weigh,
} from "../query/plan.ts";
import { MAX_DOCUMENTS } from "../segment/layout.ts";
import type { SegmentReader } from "../segment/reader.ts";
import {
  areSure,
  conceptPoints,
  type LeastPoints,
  leastPoints,
  unrelatedPoints,
  type WordWeights,
  wordsPoints,
} from "./closeness.ts";
import { markHeld } from "./held-words.ts";
import { NearTitles, type WantedTitle } from "./near-titles.ts";
import { TitleVocabulary, type TitleWeights } from "./title-vocabulary.ts";

/** Further words are ignored. */
const MOST_WORDS = 12;

/** A search's terms for close matches, the same for every segment. */
export interface Closeness {
  readonly title: WantedTitle;
  readonly concepts: Near["concepts"];
  /** Whether a title that means something far from all of them counts less. */
  readonly areConceptsSure: boolean;
  /** At most MOST_WORDS. */
  readonly words: readonly NearWord[];
  /** Points for each set of words that a document may have; the index has one bit per word. */
  readonly pointsOfHeld: Int32Array;
  /** Postings with fewer points aren't listed. */
  readonly least: LeastPoints;
  /** Clauses and exclusions that apply to close matches too; absent if there are none. */
  readonly firm: Plan | undefined;
}

export interface NearWord {
  readonly clause: QueryClause;
  /** By segment. */
  readonly found: readonly Found[];
  readonly weights: ClauseWeights;
  /** Whether it belongs to a title that the search asks for. */
  readonly inTitle: boolean;
  /** Its weight relative to the other words. */
  readonly weight: number;
}

/** A segment, as one search sees it. */
interface SearchedSegment {
  /** Its place in the search's view. */
  readonly number: number;
  readonly reader: SegmentReader;
  /** By document: 1 if the search may find it. */
  readonly visible: Uint8Array;
  /** By document: 1 if it matches. */
  readonly matching: Uint8Array;
}

/** The bits below hold the points of a concept, those above a set of words. */
const HELD = 32 - MOST_WORDS;
const CONCEPT = (1 << HELD) - 1;

const NO_MEANINGS = new Uint8Array(MAX_DOCUMENTS);

/** Finds close matches, segment by segment. Each worker keeps one across searches. */
export class CloseMatches {
  readonly vocabulary = new TitleVocabulary();
  readonly #titles: NearTitles;
  /** By document, the points of its nearest concept and, above HELD, a bit for each word that it has. */
  readonly #known = new Int32Array(MAX_DOCUMENTS);
  readonly #one = new Candidates();

  constructor(weights: TitleWeights) {
    this.#titles = new NearTitles(this.vocabulary, weights);
  }

  closeness(criteria: Criteria & { near: Near }, readers: readonly SegmentReader[]): Closeness {
    for (const reader of readers) this.vocabulary.meet(reader);
    const { title: titleWords, words: others, all } = compileNear(criteria);
    const words = [...titleWords, ...others].slice(0, MOST_WORDS).map((clause, index): NearWord => {
      const found = lookUpAll(clause, readers);
      const weights = weigh(clause, readers, found);
      const inTitle = index < titleWords.length;
      return { clause, found, weights, inTitle, weight: heldWeight(clause, weights) };
    });
    const { title, concepts, when } = criteria.near;
    const isBound = all.clauses.length + all.exclude.length > 0;
    return {
      title: this.#titles.wanted(title),
      concepts,
      areConceptsSure: areSure(concepts),
      words,
      pointsOfHeld: pointsOfHeld(words),
      least: leastPoints(when),
      firm: isBound ? plan(all, readers) : undefined,
    };
  }

  /** Fills `candidates` with the segment's visible close documents, except those that match. */
  fill(closeness: Closeness, segment: SearchedSegment, candidates: Candidates): void {
    const { reader, visible, matching } = segment;
    const { documents, sections } = reader;
    const known = this.#known;
    known.fill(0, 0, documents);
    this.#addConcepts(closeness, reader);
    this.#addHeld(closeness, segment);
    const { pointsOfHeld } = closeness;
    const { all, titleAlone } = closeness.least;
    this.#titles.compare(reader, closeness.title);
    const titles = this.#titles.points;
    const { docs, scores } = candidates;
    const { title } = sections;
    const meanings = closeness.areConceptsSure ? reader.meanings : NO_MEANINGS;
    let kept = 0;
    // Few documents are close, so a branch is cheaper than writing each one.
    for (let doc = 0; doc < documents; doc++) {
      const alike = titles[title[doc]!]!;
      const nearness = known[doc]!;
      if (alike < titleAlone && nearness === 0) continue;
      const points = nearness & CONCEPT;
      const others = points + pointsOfHeld[nearness >>> HELD]!;
      const least = others === 0 ? titleAlone : all;
      // An unrelated title only takes points away.
      if (others + alike < least || visible[doc] === 0 || matching[doc] === 1) continue;
      const isUnrelated = points === 0 && meanings[doc]! > 0;
      const score = others + (isUnrelated ? unrelatedPoints(alike) : alike);
      if (score < least) continue;
      docs[kept] = doc;
      scores[kept++] = score;
    }
    candidates.length = kept;
    if (closeness.firm) this.#keepBound(closeness.firm, segment, candidates);
  }

  /** A document's nearest concept counts. */
  #addConcepts({ concepts }: Closeness, reader: SegmentReader): void {
    const table = reader.table("concepts");
    const { offsets, docs } = reader.carriers("concept");
    for (const [concept, nearness] of concepts) {
      const ordinal = table.find(concept);
      if (ordinal < 0) continue;
      const gained = conceptPoints(nearness);
      for (let at = offsets[ordinal]!; at < offsets[ordinal + 1]!; at++) {
        if (this.#known[docs[at]!]! < gained) this.#known[docs[at]!] = gained;
      }
    }
  }

  /** Adds the words that each document has. */
  #addHeld({ words }: Closeness, { number: segment, reader, visible }: SearchedSegment): void {
    if (!countsWords(words)) return;
    const known = this.#known;
    words.forEach(({ clause, found, weights }, number) => {
      keepDeadline();
      const planned = inSegment(clause, weights, reader, found[segment]!);
      markHeld(known, 1 << (HELD + number), reader, planned, visible);
    });
  }

  #keepBound(firm: Plan, { number, visible }: SearchedSegment, candidates: Candidates): void {
    const bound = this.#one;
    match(firm.segments[number]!, visible, bound);
    candidates.keepListed(bound.docs.subarray(0, bound.length));
  }
}

/** A word counts by its weight; a clause that matches only as a phrase counts by its most frequent word. */
export function heldWeight(clause: QueryClause, { terms, phrases }: ClauseWeights): number {
  return clause.some(({ kind }) => kind !== "phrase") ? terms : Math.min(...phrases.flat());
}

/** A single word that isn't a title is either there or not: a posting that has it matches already. */
export function countsWords(words: readonly Pick<NearWord, "inTitle">[]): boolean {
  return words.length > 1 || words[0]?.inTitle === true;
}

export function weightsOf(words: readonly Pick<NearWord, "inTitle" | "weight">[]): WordWeights {
  const sum = (inTitle: boolean) =>
    words.reduce((total, word) => total + (word.inTitle === inTitle ? word.weight : 0), 0);
  return { title: sum(true), other: sum(false) };
}

/** Adds up each set's weights from those of the set without its last word: there are 4,096 sets of 12 words. */
function pointsOfHeld(words: readonly NearWord[]): Int32Array {
  const all = weightsOf(words);
  const points = new Int32Array(1 << words.length);
  const held: WordWeights[] = [{ title: 0, other: 0 }];
  for (const { inTitle, weight } of words)
    for (const { title, other } of held.slice()) {
      const sum = inTitle ? { title: title + weight, other } : { title, other: other + weight };
      points[held.push(sum) - 1] = wordsPoints(sum, all);
    }
  return points;
}

import type { Criteria, Near } from "../criteria.ts";
import { Candidates } from "../query/candidates.ts";
import { compileNear, type QueryClause } from "../query/clauses.ts";
import { fill, match } from "../query/match.ts";
import { type ClauseWeights, inSegment, type Plan, plan, weigh } from "../query/plan.ts";
import { MAX_DOCUMENTS } from "../segment/layout.ts";
import type { SegmentReader } from "../segment/reader.ts";
import { conceptPoints, LEAST_POINTS, wordsPoints } from "./closeness.ts";
import { NearTitles, type WantedTitle } from "./near-titles.ts";
import { TitleVocabulary, type TitleWeights } from "./title-vocabulary.ts";

/** What is close to one search, the same for every segment. */
export interface Closeness {
  readonly title: WantedTitle;
  readonly concepts: Near["concepts"];
  readonly words: readonly NearWord[];
  /** What binds close matches too; without any clause or exclusion, nothing. */
  readonly firm: Plan | undefined;
}

export interface NearWord {
  readonly clause: QueryClause;
  readonly weights: ClauseWeights;
  /** What holding it is worth beside the others. */
  readonly weight: number;
}

/** Finds close matches, segment by segment. Kept by a worker from search to search. */
export class CloseMatches {
  readonly #vocabulary = new TitleVocabulary();
  readonly #titles: NearTitles;
  readonly #points = new Int32Array(MAX_DOCUMENTS);
  readonly #held = new Int32Array(MAX_DOCUMENTS);
  readonly #one = new Candidates();

  constructor(weights: TitleWeights) {
    this.#titles = new NearTitles(this.#vocabulary, weights);
  }

  closeness(criteria: Criteria & { near: Near }, readers: readonly SegmentReader[]): Closeness {
    for (const reader of readers) this.#vocabulary.meet(reader);
    const { some, all } = compileNear(criteria);
    const words = some.clauses.map((clause) => {
      const weights = weigh(clause, readers);
      return { clause, weights, weight: heldWeight(clause, weights) };
    });
    const { title, concepts } = criteria.near;
    const isBound = all.clauses.length + all.exclude.length > 0;
    return {
      title: this.#titles.wanted(title),
      concepts,
      words,
      firm: isBound ? plan(all, readers) : undefined,
    };
  }

  /** Leaves in `candidates` the visible close documents of the segment with that number, but for those that match. */
  fill(
    closeness: Closeness,
    number: number,
    reader: SegmentReader,
    visible: Uint8Array,
    matching: Uint8Array,
    candidates: Candidates,
  ): void {
    const { documents, sections } = reader;
    const points = this.#points;
    points.fill(0, 0, documents);
    this.#addConcepts(closeness, reader);
    this.#addWords(closeness, reader, visible);
    this.#titles.compare(reader, closeness.title);
    const titles = this.#titles.points;
    const { docs, scores } = candidates;
    let kept = 0;
    for (let doc = 0; doc < documents; doc++) {
      const score = points[doc]! + titles[sections.title[doc]!]!;
      docs[kept] = doc;
      scores[kept] = score;
      kept += Number(score >= LEAST_POINTS) & visible[doc]! & (1 - matching[doc]!);
    }
    candidates.length = kept;
    if (closeness.firm) this.#keepBound(closeness.firm, number, visible, candidates);
  }

  /** The nearest of a document's concepts counts. */
  #addConcepts({ concepts }: Closeness, reader: SegmentReader): void {
    const table = reader.table("concepts");
    const { offsets, docs } = reader.carriers("concept");
    for (const [concept, nearness] of concepts) {
      const ordinal = table.find(concept);
      if (ordinal < 0) continue;
      const gained = conceptPoints(nearness);
      for (let at = offsets[ordinal]!; at < offsets[ordinal + 1]!; at++) {
        if (this.#points[docs[at]!]! < gained) this.#points[docs[at]!] = gained;
      }
    }
  }

  #addWords({ words }: Closeness, reader: SegmentReader, visible: Uint8Array): void {
    if (words.length < 2) return;
    const held = this.#held;
    held.fill(0, 0, reader.documents);
    for (const { clause, weights, weight } of words) {
      fill(this.#one, reader, inSegment(clause, weights, reader), visible);
      const { docs, length } = this.#one;
      for (let i = 0; i < length; i++) held[docs[i]!]! += weight;
    }
    const all = words.reduce((sum, { weight }) => sum + weight, 0);
    for (let doc = 0; doc < reader.documents; doc++) {
      if (held[doc]! > 0) this.#points[doc]! += wordsPoints(held[doc]!, all);
    }
  }

  #keepBound(firm: Plan, number: number, visible: Uint8Array, candidates: Candidates): void {
    const bound = this.#one;
    match(firm.segments[number]!, visible, bound);
    const allowed = new Set(bound.docs.subarray(0, bound.length));
    let kept = 0;
    for (let i = 0; i < candidates.length; i++) {
      candidates.docs[kept] = candidates.docs[i]!;
      candidates.scores[kept] = candidates.scores[i]!;
      kept += Number(allowed.has(candidates.docs[i]!));
    }
    candidates.length = kept;
  }
}

/** A word is worth its weight; what is only ever a phrase is worth its commonest word. */
export function heldWeight(clause: QueryClause, { terms, phrases }: ClauseWeights): number {
  return clause.some(({ kind }) => kind !== "phrase") ? terms : Math.min(...phrases.flat());
}
